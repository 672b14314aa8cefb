/** Lists that are the same on every input: made when the first diagnosis asks, as the page opens sooner without them, and kept. */
export function once<T>(list: () => T): () => T {
  let listed: T | undefined;
  return () => {
    listed ??= list();
    return listed;
  };
}
