/** Lets a process end with the one that started it, however that one ended. */
import { readFileSync } from 'node:fs';

/** How often the parents are looked at, in milliseconds. */
const interval = 200;

/** From now on this process ends soon after its parent. */
export function endWithParent() {
  const first = readParents();
  setInterval(() => {
    if (readParents() !== first) process.exit(0);
  }, interval).unref();
}

/**
 * npm starts a script through a shell. Where that stays between the two it passes no signal on and may outlive npm, so
 * its own parent counts as well. Only Linux needs that, and shows it: elsewhere the shell gives its place to the script.
 */
function readParents() {
  const parent = process.ppid;
  try {
    const [, name = '', grandparent = ''] =
      /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
