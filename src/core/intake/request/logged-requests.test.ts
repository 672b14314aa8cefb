import { describe, expect, it } from 'vitest';
import {
  listRequests,
  markUnlike,
  type NumberedCallback,
  numberCallback,
  readNumbers,
} from '../../../testing/numbered-callbacks';

const callbacks = [1, 2, 3].map(numberCallback);

type Print = (callback: NumberedCallback, number: number) => readonly string[];

const at = (thread: number): string => `2026-11-28 09:40:01.123 INFO [http-${thread}] `;
const noise = (count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => `2026-11-28 09:40:00.123 DEBUG [main] o.s.web.Filter - nothing to see ${index}`,
  );
const list = ({ headers }: NumberedCallback): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

const oneLine: Print = (one, number) => [
  `${at(number)}c.s.CallbackController - headers={${list(one)
    .toLowerCase()
    .replace(/x-sign=.*/, `x-sign=${one.headers['X-Sign']}`)}} body=${one.body}`,
];
const bodyFirst: Print = (one, number) => [
  `${at(number)}c.s.CallbackController - body=${one.body} headers={${list(one)}}`,
];
const twoLines: Print = (one, number) => [
  `${at(number)}headers: ${list(one)}`,
  `${at(number)}body: ${one.body}`,
];
const twoLinesBack: Print = (one, number) => twoLines(one, number).toReversed();
const javaMap: Print = (one) => [
  `2026-11-28 09:40:01.123 INFO headers={${list(one)}}`,
  `2026-11-28 09:40:01.123 INFO body=${one.body}`,
];
const javaMapBack: Print = (one, number) => javaMap(one, number).toReversed();
/** Spring's CommonsRequestLoggingFilter, before the body was read and after it. */
const springTwice: Print = (one, number) => {
  const headers = Object.entries(one.headers).map(
    ([name, value]) => `${name.toLowerCase()}:"${value}"`,
  );
  const request = `[POST /callback, client=203.0.113.9, headers=[host:"shop.example", ${headers.join(', ')}]`;
  return [
    `${at(number)}o.s.w.f.CommonsRequestLoggingFilter : Before request ${request}]`,
    `${at(number)}o.s.w.f.CommonsRequestLoggingFilter : After request ${request}, payload=${one.body}]`,
  ];
};
const lineEach: Print = (one, number) => [
  ...Object.entries(one.headers).map(([name, value]) => `${at(number)}header ${name}: ${value}`),
  `${at(number)}body: ${one.body}`,
];
const python: Print = (one) => [
  `2026-11-28 09:40:01,123 INFO callback headers={${Object.entries(one.headers)
    .map(([name, value]) => `'${name}': '${value}'`)
    .join(', ')}} body=b'${one.body}'`,
];
const jsonMessage: Print = (one, number) => [
  JSON.stringify({ level: 30, message: oneLine(one, number)[0] }),
];
const jsonLines: Print = (one, number) => [
  JSON.stringify({ level: 30, requestId: `r-${number}`, msg: 'headers', headers: one.headers }),
  JSON.stringify({ level: 30, requestId: `r-${number}`, msg: 'body', body: one.body }),
];

/** The numbers of headers and body, and how many headers there are. */
function read(lines: readonly string[]): readonly string[] {
  return listRequests(lines.join('\n')).map((one) => {
    const count = one.headersText?.split('\n').length ?? 0;
    return `${readNumbers(one)}, ${count}`;
  });
}

describe('callbacks of a log', () => {
  it.each([
    ['in one line each', oneLine],
    ['with the headers behind the body', bodyFirst],
    ['in two lines', twoLines],
    ['in two lines, the body first', twoLinesBack],
    ['with a line for each header', lineEach],
    ['as Python prints them', python],
    ['as a text in JSON', jsonMessage],
    ['in two objects of JSON', jsonLines],
  ])('have their own headers and body: %s', (_, print) => {
    for (const count of [0, 1, 3, 20, 100]) {
      const lines = callbacks.flatMap((one, index) => [...noise(count), ...print(one, index + 1)]);
      expect([count, read(lines)]).toEqual([count, ['1, 5', '2, 5', '3, 5']]);
    }
  });

  it('are all found among thousands of lines', () => {
    const lines = callbacks.flatMap((one, index) => [...noise(3000), ...oneLine(one, index + 1)]);
    expect(read(lines)).toEqual(['1, 5', '2, 5', '3, 5']);
  });

  // More of them need a dump than are tried: those behind stay unread, and none of the others loses its body or gets another's.
  it.each([
    ['the headers first', 399, javaMap],
    ['the headers first', 400, javaMap],
    ['the headers first', 402, javaMap],
    ['the body first', 402, javaMapBack],
  ])('keep their own body where not all of a log are read: %s, %i', (_, count, print) => {
    const many = Array.from({ length: count }, (_one, index) => numberCallback(index + 1));
    const lines = many.flatMap((one, index) => {
      const mark = ` INFO ${markUnlike(index + 1)} `;
      return print(one, index + 1).map((line) => line.replace(' INFO ', mark));
    });
    const found = read(lines);
    expect(found.length).toBeGreaterThanOrEqual(399);
    expect(found).toEqual(found.map((_one, index) => `${index + 1}, 5`));
  });

  it.each([
    ['a map of Java', javaMap],
    ['a dict of Python', python],
    ['pairs in one line', oneLine],
  ])('are all read where one statement has printed thousands of them: %s', (_, print) => {
    const many = Array.from({ length: 2000 }, (_one, index) => numberCallback(index + 1));
    const found = read(many.flatMap((one, index) => print(one, index + 1)));
    expect(found).toEqual(many.map((_one, index) => `${index + 1}, 5`));
  });

  it('are read behind one that looks alike, of which not all could be read', () => {
    const [masked = '', ...others] = callbacks.flatMap((one, index) => python(one, index + 1));
    const lines = [masked.replace(/S1\/[\w+/]*/, 'masked'), ...others];
    expect(read(lines).slice(-2)).toEqual(['2, 5', '3, 5']);
  });

  const [first, second] = callbacks as [NumberedCallback, NumberedCallback];
  it('have the body that the second of two lines with the same headers has', () => {
    expect(read(springTwice(first, 1))).toEqual(['1, 5']);
    expect(read(callbacks.flatMap((one, index) => springTwice(one, index + 1)))).toEqual([
      '1, 5',
      '2, 5',
      '3, 5',
    ]);
  });

  const interleave = (print: Print, [one, other]: readonly [number, number]): readonly string[] => {
    const [own, next] = [print(first, one), print(second, other)];
    return [...noise(3), own[0], next[0], next[1], own[1], ...noise(3)] as string[];
  };

  it.each([
    ['a thread', twoLines],
    ['the number of a request', jsonLines],
  ])('that were written at the same time are told apart by %s', (_, print) => {
    expect(read(interleave(print, [1, 2]))).toEqual(['1, 5', '2, 5']);
  });

  it('are none where nothing tells which body is whose', () => {
    expect(read(interleave(twoLines, [1, 1]))).toEqual(['1 none, 5', '2 none, 5']);
    const [own, next] = [lineEach(first, 1), lineEach(second, 1)];
    const mixed = own.flatMap((line, index) => [line, next[index] as string]);
    expect(read([...noise(3), ...mixed])).toEqual(['none 1, 0', 'none 2, 0']);
  });

  it.each([
    ['far away', [...noise(3), twoLines(first, 1)[0], ...noise(30), twoLines(second, 2)[1]]],
    ['of another thread', [...noise(3), twoLines(first, 1)[0], twoLines(second, 2)[1]]],
  ])('are none of one’s headers and a body %s', (_, lines) => {
    expect(read(lines as string[])).toEqual(['1 none, 5']);
  });

  it('do not take the place of one whose body is not there', () => {
    const [own, next, last] = callbacks.map((one, index) => twoLines(one, index + 1));
    const lines = [...(own ?? []), ...noise(3), next?.[0] ?? '', ...noise(3), ...(last ?? [])];
    expect(read(lines)).toEqual(['1, 5', '3, 5']);
  });

  it('are none of one’s headers and another thread’s body, also where a form without threads would join them', () => {
    const [own, next, last] = callbacks.map((one, index) => twoLines(one, index === 2 ? 2 : 1));
    const lines = [...(own ?? []), next?.[0] ?? '', last?.[1] ?? ''];
    expect(read(lines)).toEqual(['1 none, 5', '2 none, 5']);
    const bare = lines.map((line) => line.replace(/.*INFO /, '2026-11-28 09:40:01.123 '));
    expect(read(bare)).toEqual(['1 none, 5', '2 none, 5']);
  });

  it('are one where its two lines are all that was copied, whatever threads they name', () => {
    expect(read([twoLines(first, 1)[0] ?? '', twoLines(first, 2)[1] ?? ''])).toEqual(['1, 5']);
  });

  it.each([
    ['another one', 2],
    ['the next one', 0],
  ])('are told apart by no thread where each goes on in %s', (_, step) => {
    const lines = callbacks.flatMap((one, index) => [
      twoLines(one, step * index)[0] ?? '',
      twoLines(one, step * index + 1)[1] ?? '',
    ]);
    expect(read([...lines, ...noise(3)])).toEqual(['1, 5', '2, 5', '3, 5']);
  });
});
