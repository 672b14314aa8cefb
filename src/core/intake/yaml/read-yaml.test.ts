import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { readYaml } from './read-yaml';

describe('a flow collection', () => {
  it.each([
    ['over several lines', 'amount: "1.00"\nextra: {a: x,\n  b: [y,\n  z]}\nstatus: done\n'],
    ['in one line', 'amount: "1.00"\nextra: {a: x, b: [y, z]}  \nstatus: done\n'],
  ])('is read %s', (_, text) => {
    const root = readYaml(text)?.root;
    expect(root?.type === 'object' && root.members.map(({ key }) => key.value)).toEqual([
      'amount',
      'extra',
      'status',
    ]);
    expect(root).toMatchObject({
      members: [{}, { value: { members: [{}, { value: { items: [{}, {}] } }] } }, {}],
    });
  });

  it.each([
    ['in its line', 'amount: "1.00"\nextra: {a: x} y\nstatus: done\n'],
    ['below the one that is the document', '{amount: 1.00, status: done}\nmore: x\n'],
  ])('is not read where something stands %s', (_, text) => {
    expect(readYaml(text)).toBeNull();
  });

  it.each([
    ['lines that follow one', (length: number) => `{a: "${'- a\n'.repeat(length / 4)}`],
    ['lines of closed ones', (length: number) => `- [a\n${'- ]\n'.repeat(length / 4)}`],
    ['many', (length: number) => '- {a: b}\n'.repeat(length / 9)],
  ])('takes time in proportion where it is not closed: %s', (_, build) => {
    expectProportion(build, readYaml);
  });
});
