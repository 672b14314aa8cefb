/**
 * Runs tasks two at a time, as a small machine has cores.
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks none of which rejects
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function runTwoAtATime(tasks) {
  /** @type {Result[]} */
  const results = [];
  const waiting = tasks.entries();
  const runLane = async () => {
    for (const [index, task] of waiting) results[index] = await task();
  };
  await Promise.all([runLane(), runLane()]);
  return results;
}
