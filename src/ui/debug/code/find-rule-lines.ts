/** Where the code keeps a rule: the comment that has its name in brackets, and the lines that it is about. */
import type { CodeRule } from '../../../core/diagnosis/code-rule';

export interface LineRange {
  /** From 1, both ends included. */
  readonly from: number;
  readonly to: number;
}

const comment = /^\s*(?:\/\/|\/?\*|#(?!if|else|endif))/;

/** To the next comment, or the next blank line. Null where the code has no such comment. */
export function findRuleLines(code: string, rule: CodeRule): LineRange | null {
  const lines = code.split('\n');
  // A sentence follows: `values[key] = …` is none.
  const mark = new RegExp(String.raw`\[${rule}\] [A-Z]`);
  const start = lines.findIndex((line) => mark.test(line));
  if (start === -1) return null;
  let end = start + 1;
  let isInCode = !comment.test(lines[start] ?? '');
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    if (line.trim() === '' || (isInCode && comment.test(line))) break;
    isInCode ||= !comment.test(line);
  }
  return { from: start + 1, to: end };
}
