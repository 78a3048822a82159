"""Line mode: plain prompts for screen readers and pipes, and what `check` and `solve` print."""
