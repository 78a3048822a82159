"""One learner: their path of lessons, their quizzes, pages to read. Both faces, screens and lines, only show it.

A face shows a task (`Quiz.task`, `LessonRun.view`) and hands back what the learner chose or typed; the session answers
with values that hold finished sentences. The same answers give the same verdicts, whichever face asks.
"""

from tutor.session.quiz import Quiz, Source
from tutor.session.task import Entry, Option, Reply, Task, Unclear

__all__ = ["Entry", "Option", "Quiz", "Reply", "Source", "Task", "Unclear"]
