import { delimiter, join } from 'node:path';

/**
 * Where programs of these names could stand.
 * @param {readonly string[]} names the most wanted first
 * @returns the paths by name, in the order of PATH; whether anything stands there is not asked
 */
export function listOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
