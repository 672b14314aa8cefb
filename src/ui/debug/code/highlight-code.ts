/** Code as lines of words, each with the classes of its kind: drawn as elements, because the page turns no text into markup. */
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';
import type { CodeLine, CodeWord } from './code-line';

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
