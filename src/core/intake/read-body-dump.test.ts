import { describe, expect, it } from 'vitest';
import {
  type DumpVector,
  dumpedCallbacks,
  dumpVectors,
  unreadableDumps,
} from '../../testing/dump-vectors';
import { parseBody } from '../body/parse-body';
import { buildCanonical } from '../canonical/build-canonical';
import { parseHeaders } from '../headers/parse-headers';
import type { JsonNode } from '../json/json-node';
import { compactStyle, printJson } from '../json/print-json';
import type { DumpNode } from './dump-node';
import { listReadBodies, readBodyDump } from './read-body-dump';

/** How many bodies a reading may take until the one that was signed. */
const limit = 12_000;

function isUnreadable({ language, implementation, callback }: DumpVector): boolean {
  return unreadableDumps.some(
    ({ implementations, callbacks }) =>
      implementations.includes(`${language} ${implementation}`) && callbacks.includes(callback),
  );
}

/** Whether one of the bodies that the dump allows has the string that was signed. */
function isRead({ text, callback }: DumpVector, tries = limit): boolean {
  const signed = dumpedCallbacks[callback];
  if (signed === undefined) throw new Error(`no callback ${callback}`);
  const { headers } = parseHeaders(signed.headers);
  const json = parseBody(text);
  const reading = readBodyDump(text);
  // Some print JSON where the values allow it.
  const own = json.ok ? [json.value] : [];
  for (const body of reading === null ? own : listReadBodies(reading, tries)) {
    const { canonical } = buildCanonical({ headers, body, bodyText: '' });
    if (canonical.text === signed.canonical) return true;
  }
  return false;
}

const bodies = dumpVectors.filter(({ kind }) => kind === 'body');
const languages = [...new Set(bodies.map(({ language }) => language))];

describe('readBodyDump, over what programs printed', () => {
  it.each(languages)('reads every dump of %s that has the body in it', (language) => {
    const readable = bodies.filter((dump) => dump.language === language && !isUnreadable(dump));
    const unread = readable.filter((dump) => !isRead(dump));
    expect(readable.length).toBeGreaterThan(10);
    expect(unread.map(({ implementation, callback }) => `${implementation}: ${callback}`)).toEqual(
      [],
    );
  });

  it.each([
    // Serilog's console sink
    [
      `[01:22:33 INF] Callback {"Body": ${JSON.stringify('{"orderNo":"P1","status":"completed"}')}, "SourceContext": "Api"}`,
      'embedded json envelope json',
    ],
    // Nest's logger, of JSON.stringify(body, null, 2)
    [
      `[Nest] 77  - 11/24/2026, 8:00:00 AM    LOG ${JSON.stringify({ orderNo: 'P1', status: 'completed' }, null, 2)}`,
      'embedded json',
    ],
    // Arrays.toString(bytes) of Java 17
    [
      JSON.stringify([...Buffer.from('{"orderNo":"P1","status":"completed"}')]),
      'json byte-list json',
    ],
    // JSON.stringify of Node's Buffer
    [
      JSON.stringify({ body: Buffer.from('{"orderNo":"P1","status":"completed"}') }),
      'json envelope byte-list json',
    ],
  ])('names what a body was wrapped in: %s', (text, forms) => {
    expect(readBodyDump(text)?.forms.join(' ')).toBe(forms);
  });

  it('names no dump unreadable that can be read', () => {
    const unreadable = bodies.filter(isUnreadable);
    expect(unreadable.length).toBeGreaterThan(0);
    expect(unreadable.filter((dump) => isRead(dump, 200))).toEqual([]);
  });

  it.each(Object.entries(dumpedCallbacks))(
    'leaves the body of %s alone, which is JSON',
    (_, { body }) => {
      expect(readBodyDump(body)).toBeNull();
    },
  );
});

/** The likeliest body as compact JSON. */
function printRead(text: string): string | null {
  const reading = readBodyDump(text);
  const [body] = reading === null ? [] : listReadBodies(reading, 1);
  return body === undefined ? null : printJson(body, compactStyle);
}

function printAll(text: string): readonly string[] {
  const reading = readBodyDump(text);
  return reading === null
    ? []
    : [...listReadBodies(reading, 500)].map((body) => printJson(body, compactStyle));
}

describe('readBodyDump', () => {
  it.each([
    ['python', `{'orderNo': 'P1', 'completedAt': 1, 'x': [True, None, 'it\\'s']}`, ['python']],
    ['ruby', `{"orderNo"=>"P1", "completedAt"=>1, "x"=>[true, nil, "it's"]}`, ['ruby']],
    ['ruby 3.4', `{"orderNo" => "P1", "completedAt" => 1, "x" => [true, nil, "it's"]}`, ['ruby']],
    ['ruby symbols', `{orderNo: "P1", completedAt: 1, x: [true, nil, "it's"]}`, ['ruby']],
    ['node', `{ orderNo: 'P1', completedAt: 1, x: [ true, null, "it's" ] }`, ['javascript']],
    [
      'php',
      `array (\n  'orderNo' => 'P1',\n  'completedAt' => 1,\n  'x' => \n  array (\n    0 => true,\n    1 => NULL,\n    2 => 'it\\'s',\n  ),\n)`,
      ['php-export'],
    ],
    ['java', `{orderNo=P1, completedAt=1, x=[true, null, it's]}`, ['java-map']],
    ['go', `map[completedAt:1 orderNo:P1 x:[true <nil> it's]]`, ['go-map']],
    [
      'quoted',
      JSON.stringify(`{"orderNo":"P1","completedAt":1,"x":[true,null,"it's"]}`),
      ['quoted', 'json'],
    ],
    [
      'in a log',
      `12:00 INFO body={"orderNo":"P1","completedAt":1,"x":[true,null,"it's"]} (3 ms)`,
      ['embedded', 'json'],
    ],
  ])('reads %s', (_, text, forms) => {
    expect(readBodyDump(text)?.forms).toEqual(forms);
    expect(JSON.parse(printRead(text) ?? '')).toEqual({
      orderNo: 'P1',
      completedAt: 1,
      x: [true, null, "it's"],
    });
  });

  it.each([
    ['JSON with a comma missing', '{"orderNo":"P1" "orderType":"payin"}'],
    ['JSON with a comma too many', '{"orderNo":"P1",,"orderType":"payin"}'],
    ['JSON with a colon missing', '{"orderNo" "P1","orderType":"payin"}'],
    ['a sentence about fields', 'the orderNo and the orderType are wrong'],
    ['header lines', 'X-Sign: abc\nX-Nonce: d'],
    ['another object', "{'name': 'x', 'value': None}"],
    ['nothing', ''],
  ])('does not take %s for a dump', (_, text) => {
    expect(readBodyDump(text)).toBeNull();
  });

  it('offers a value with the separator in it in one piece and in two', () => {
    const text = '{orderNo=P1, status=completed, memo=a, b=c}';
    const [first, ...others] = printAll(text);
    expect(first).toBe('{"orderNo":"P1","status":"completed","memo":"a","b":"c"}');
    expect(others).toContain('{"orderNo":"P1","status":"completed","memo":"a, b=c"}');
  });

  it('offers what a lost type can have been, inside of nested values too', () => {
    const all = printAll('{orderNo=P1, status=completed, x={n=1, t=true, z=null}}');
    for (const x of [
      '{"n":1,"t":true,"z":null}',
      '{"n":"1","t":true,"z":null}',
      '{"n":1,"t":"true","z":null}',
      '{"n":1,"t":true,"z":"null"}',
      '{"n":"1","t":"true","z":"null"}',
    ]) {
      expect(all).toContain(`{"orderNo":"P1","status":"completed","x":${x}}`);
    }
  });

  it('offers every order of nested members where the language has none', () => {
    const text = 'map[orderNo:P1 status:completed x:map[a:1 b:2 c:3]]';
    const orders = printAll(text).map((json) => Object.keys(JSON.parse(json).x).join(''));
    expect(new Set(orders)).toEqual(new Set(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
  });

  it('offers the integers that a double may stand for', () => {
    const all = printAll("{ orderNo: 'P1', status: 'completed', id: 9007199254740992 }");
    expect(all.map((json) => /"id":(\d+)/.exec(json)?.[1])).toEqual([
      '9007199254740992',
      '9007199254740993',
    ]);
  });

  it.each([
    ['a class of Go', '&{OrderNo:P1 OrderType:payin}', '{"orderNo":"P1","orderType":"payin"}'],
    [
      'a class of Python',
      "Callback(order_no='P1', order_type='payin')",
      '{"orderNo":"P1","orderType":"payin"}',
    ],
    [
      'a record of C#',
      'Callback { OrderNo = P1, OrderType = payin }',
      '{"orderNo":"P1","orderType":"payin"}',
    ],
  ])('gives the fields of %s their names', (_, text, json) => {
    expect(printAll(text)[0]).toBe(json);
    expect(printAll(text).length).toBeGreaterThan(1);
  });

  it('offers each of several bodies in one text', () => {
    const text =
      '1 INFO {"orderNo":"P1","status":"completed"}\n2 INFO {"orderNo":"P2","status":"completed"}';
    expect(printAll(text)).toEqual([
      '{"orderNo":"P1","status":"completed"}',
      '{"orderNo":"P2","status":"completed"}',
    ]);
  });

  it('says what is left out, where it stands', () => {
    const text =
      "{ orderNo: 'P1', status: 'completed', extra: [Object], list: [ 1, ... 2 more items ] }";
    const losses = readBodyDump(text)?.losses ?? [];
    expect(losses.map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
      ['reference', '[Object]'],
      ['elided', '... 2 more items'],
    ]);
  });

  it.each([
    ['{"orderNo":"P1","orderTy', 'cut', ''],
    ['{"orderNo":"P1","orderTy...', 'cut', '...'],
    [`<Buffer ${'7b 22 '.repeat(20)}... 30 more bytes>`, 'elided', '... 30 more bytes'],
  ])('says that %s ends early', (text, kind, lexeme) => {
    const reading = readBodyDump(text);
    expect(reading?.root).toBeNull();
    const [loss] = reading?.losses ?? [];
    expect(loss?.kind).toBe(kind);
    expect(text.slice(loss?.span.start, loss?.span.end)).toBe(lexeme);
  });

  it('does not go deeper than its limit', () => {
    const nest = (depth: number): string =>
      `{'orderNo': 'P1', 'status': 'x', 'a': ${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(readBodyDump(nest(99))).not.toBeNull();
    expect(readBodyDump(nest(101))).toBeNull();
  });
});

describe('places in the text as pasted', () => {
  function listLexemes(text: string): readonly string[] {
    const root = readBodyDump(text)?.root ?? null;
    const lexemes: string[] = [];
    const visit = (node: DumpNode | JsonNode): void => {
      if (node.type === 'object') {
        for (const { key, value } of node.members) {
          lexemes.push(text.slice(key.span.start, key.span.end));
          visit(value);
        }
      } else if (node.type === 'doubt') visit(node.options[0] as DumpNode);
      else lexemes.push(text.slice(node.span.start, node.span.end));
    };
    if (root !== null) visit(root);
    return lexemes;
  }

  it.each([
    ["  {'orderNo': 'P\\u0031', 'status': None}", ["'orderNo'", "'P\\u0031'", "'status'", 'None']],
    [
      '"{\\"orderNo\\":\\"P1\\",\\"status\\":null}"',
      ['\\"orderNo\\"', '\\"P1\\"', '\\"status\\"', 'null'],
    ],
    [
      '%7B%22orderNo%22:%22P1%22,%22status%22:null%7D',
      ['%22orderNo%22', '%22P1%22', '%22status%22', 'null'],
    ],
    [
      '{&quot;orderNo&quot;:&quot;P&amp;1&quot;,&quot;status&quot;:1}',
      ['&quot;orderNo&quot;', '&quot;P&amp;1&quot;', '&quot;status&quot;', '1'],
    ],
    ['log {orderNo=P1, status=x} end', ['orderNo', 'P1', 'status', 'x']],
    ['orderNo=P%201&status=x', ['orderNo', 'P%201', 'status', 'x']],
  ])('are kept through %s', (text, lexemes) => {
    expect(listLexemes(text)).toEqual(lexemes);
  });
});
