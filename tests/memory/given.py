"""Entries as hypothesis makes them."""

from hypothesis import strategies as st

from tutor.memory.entries import Attempt, Done, Entry, Help, Reset, Undo

ids = st.text("abcșț-0123456789", min_size=1, max_size=8)
lessons = st.sampled_from(["trump", "follow", "count"])
steps = st.sampled_from(["who", "why", "when"])
times = st.integers(1_790_000_000, 1_800_000_000) | st.integers(-100, 100) | st.sampled_from([4_000_000_000, -(10**11)])
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)

attempts = st.builds(
    Attempt,
    id=ids,
    time=times,
    scenario=ids,
    ruleset=ids,
    kind=ids,
    rules=st.lists(st.sampled_from(["P2", "P7", "A1"]), max_size=3).map(tuple),
    position=texts,
    answer=texts,
    right=st.booleans(),
    language=st.sampled_from(["ro", "de"]),
    lesson=st.none() | lessons,
    step=st.none() | steps,
    seed=st.none() | st.integers(0, 2**32),
    options=st.dictionaries(st.sampled_from(["iber", "target"]), st.booleans() | st.integers(1, 99) | texts),
    beliefs=st.lists(ids, max_size=2).map(tuple),
    help=st.sampled_from(Help),
    milliseconds=st.none() | st.integers(0, 10**9),
)
entries: st.SearchStrategy[Entry] = (
    attempts
    | st.builds(Done, id=ids, time=times, lesson=lessons, step=steps)
    | st.builds(Reset, id=ids, time=times, lesson=lessons)
    | st.builds(Undo, id=ids, time=times, reset=ids)
)
