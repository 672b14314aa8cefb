import { expect, it } from 'vitest';
import { listSigned } from './en/findings/rewritten';
import { toPlainText } from './text';

const nothing = { pastedKey: '', pasted: null } as const;

it.each([
  [
    'in a struct of its own, as Go’s %+v prints one that is embedded',
    [
      { key: 'base', pastedKey: 'base', pasted: '{"orderNo":"P1"}', signed: null },
      { ...nothing, key: 'orderNo', signed: 'P1' },
    ],
    'no base, orderNo=P1 (here in base)',
  ],
  [
    'not by itself: as members of the body, by pandas’ json_normalize, or lost',
    [{ ...nothing, key: 'extra', signed: '{"a":1}' }],
    'extra={"a":1} (here no entry of its own)',
  ],
  ['not at all', [{ ...nothing, key: 'list', signed: '[]' }], 'list=[] (here nothing)'],
  ['not at all', [{ ...nothing, key: 'fee', signed: '0' }], 'fee=0 (here nothing)'],
])('what was signed is said to be here %s', (_, entries, said) => {
  expect(toPlainText(listSigned(entries))).toBe(said);
});
