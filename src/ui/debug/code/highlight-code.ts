/** Code as lines of words, each with the classes of its kind: drawn as elements, because the page turns no text into markup. */
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';

export interface CodeWord {
  /** Where it begins in the code. */
  readonly offset: number;
  readonly text: string;
  /** Of highlight.js, separated by spaces; empty for what is nothing special. */
  readonly classes: string;
}

export interface CodeLine {
  /** From 1. */
  readonly number: number;
  /** The last holds the line's end. */
  readonly words: readonly CodeWord[];
}

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type Node = Tree['children'][number];

export function highlightCode(text: string, grammar: LanguageFn): readonly CodeLine[] {
  const lines: CodeWord[][] = [[]];
  let offset = 0;
  function add(node: Node, classes: string): void {
    if (node.type === 'element') {
      const own = node.properties.className;
      const all = Array.isArray(own) ? own.join(' ') : classes;
      for (const child of node.children) add(child, all);
    }
    if (node.type !== 'text') return;
    for (const piece of node.value.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ offset, text: piece, classes });
      offset += piece.length;
      if (piece.endsWith('\n')) lines.push([]);
    }
  }
  for (const node of createLowlight({ code: grammar }).highlight('code', text).children) {
    add(node, '');
  }
  return lines
    .filter((words) => words.length > 0)
    .map((words, index) => ({ number: index + 1, words }));
}
