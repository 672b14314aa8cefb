/** Runs a task when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => Promise<void>): () => void {
  let cancelled = false;
  function run(): void {
    if (!cancelled) void task();
  }
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
    else run();
  }, 0);
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}
