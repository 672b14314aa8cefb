/** Where a string was wrapped: what stands for a line end there, by the string to be signed. */

/** How many characters on either side tell a place. */
const context = 16;
/** Nobody wraps a string into more lines. */
export const breakLimit = 200;

/**
 * A line end of the value stays; one that was put between two characters goes; one in the place of a blank becomes a blank,
 * where every line is as full as the longest one allows. Null where no line end is any of these.
 */
export function fitBreaks(right: string, own: string): string | null {
  const lines = own.split(/\r?\n/);
  if (lines.length < 2 || lines.length > breakLimit) return null;
  const joints = lines.slice(1).map((next, index) => findJoint(right, lines[index] ?? '', next));
  const mayBeBlank = joints.filter((one) => one !== '\n').length > 1 && isWrapped(lines, joints);
  const isGone = (joint: string | null): boolean => joint === '' || (joint === ' ' && mayBeBlank);
  if (!joints.some(isGone)) return null;
  return joints.reduce<string>(
    (text, joint, index) => text + (isGone(joint) ? joint : '\n') + (lines[index + 1] ?? ''),
    lines[0] ?? '',
  );
}

function findJoint(right: string, line: string, next: string): string | null {
  const before = line.slice(-context);
  const after = next.slice(0, context);
  if (before === '' || after === '') return null;
  return ['\n', '', ' '].find((joint) => right.includes(before + joint + after)) ?? null;
}

/** Whether no line had room for what stands first on the next one. */
function isWrapped(lines: readonly string[], joints: readonly (string | null)[]): boolean {
  const width = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  return joints.every((joint, index) => {
    const [word = ''] = /^\S*/.exec(lines[index + 1] ?? '') ?? [];
    const line = lines[index] ?? '';
    return joint === '\n' || line.length + (joint?.length ?? 0) + word.length > width;
  });
}
