/** Single rules at their edges; what whole deviations give stands in the cases of the catalogue. */
import { describe, expect, it } from 'vitest';
import { parseBody } from '../body/parse-body';
import { parseHeaders } from '../headers/parse-headers';
import { type CanonicalRules, contractRules } from './canonical-rules';
import { type CanonicalSource, EntryLister, listEntries } from './list-entries';
import { printCanonical } from './print-canonical';

const noHeaders = { timestampKey: null, nonceKey: null } as const;

function read(
  bodyText: string,
  headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1',
): CanonicalSource {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error(`not a body: ${bodyText}`);
  return { headers: parseHeaders(headersText).headers, body: body.value, bodyText };
}

function print(rules: Partial<CanonicalRules>, bodyText: string, headersText?: string): string {
  return printCanonical(read(bodyText, headersText), { ...contractRules, ...rules });
}

type Row = readonly [rules: Partial<CanonicalRules>, bodyText: string, signed: string];

function check(rows: readonly Row[]): void {
  const printed = rows.map(([rules, bodyText]) => print({ ...noHeaders, ...rules }, bodyText));
  expect(printed).toEqual(rows.map(([, , signed]) => signed));
}

describe('entries are ordered', () => {
  it('by value, those of one value as received', () => {
    const text = '{"a":"2","b":"1","c":"3","d":"1"}';
    expect(print({ order: 'value' }, text)).toBe('b=1&d=1&timestamp=1790000123&a=2&c=3&nonce=n1');
  });

  // By PHP 8.2: asort(['a' => one, 'b' => other]).
  it.each([
    ['10', '9', 'b,a'],
    ['1e1', '9', 'b,a'],
    ['1e+1', '9', 'b,a'],
    ['1E1', '9', 'b,a'],
    ['2', '1e-1', 'b,a'],
    ['.5', '0.4', 'b,a'],
    ['.25', '.3', 'a,b'],
    ['5.', '10', 'a,b'],
    ['10.5', '9.5', 'b,a'],
    [' 10', '9', 'b,a'],
    ['10 ', '9', 'b,a'],
    ['+10', '9', 'b,a'],
    ['-1', '-2', 'b,a'],
    ['10x', '9', 'a,b'],
    ['x10', '9', 'b,a'],
    ['1e', '09', 'b,a'],
    ['1e12', '9e2', 'b,a'],
    ['1.', '09', 'a,b'],
    ['.', '0', 'a,b'],
    ['1e1.5', '9', 'a,b'],
    ['10', '9 9', 'a,b'],
    ['1x1', '9', 'a,b'],
    ['1e+', '09', 'b,a'],
  ])('as PHP compares %j and %j: %s', (one, other, keys) => {
    const text = JSON.stringify({ a: one, b: other });
    const { kept } = listEntries(read(text), {
      ...contractRules,
      ...noHeaders,
      order: 'value-php',
    });
    expect(kept.map(({ key }) => key).join()).toBe(keys);
  });

  // By asort of PHP 8.2; the engine's own sort gives it in one order or another.
  it('as PHP sorts numbers beside texts, which have no order that all agree with', () => {
    const values = [
      ...['payout', 'P1790000000001', 'ORD-b8170c9d2b', 'completed', '101.00', '1.50', '99.50'],
      ...['2026-09-21T14:13:21Z', '1790000005', '5032463fe00610a4e3c92931027f6cf3'],
    ];
    const members = values.map((value, index) => `"${'abcdefghij'.charAt(index)}":"${value}"`);
    const rules = { ...contractRules, ...noHeaders, order: 'value-php' } as const;
    const { kept } = listEntries(read(`{${members.join()}}`), rules);
    expect(kept.map(({ key }) => key).join('')).toBe('fgeihjcbda');
  });

  // By OpenJDK 17: new HashMap<>() with these keys, in this order.
  it.each([
    [12, '1 25 36 0 4 16 49 9 81 121 64 100'],
    [13, '1 0 4 9 81 121 64 100 144 25 36 16 49'],
    [24, '1 529 0 4 9 169 400 256 289 81 225 324 121 484 64 100 144 441 25 36 196 361 16 49'],
    [25, '1 0 4 9 576 256 81 64 36 196 16 529 169 400 289 225 324 121 484 100 144 441 25 361 49'],
  ])('as a HashMap of %i gives its keys', (count, order) => {
    const members = Array.from({ length: count }, (_, index) => `"key${index * index}":1`);
    const text = print({ ...noHeaders, order: 'hash-map' }, `{${members.join()}}`);
    expect(text).toBe(order.replace(/\d+/g, 'key$&=1').replaceAll(' ', '&'));
  });

  it('as received within one bucket of a HashMap', () => {
    // Both have the hash 2236.
    check([
      [{ order: 'hash-map' }, '{"FB":1,"Ea":2}', 'FB=1&Ea=2'],
      [{ order: 'hash-map' }, '{"Ea":1,"FB":2}', 'Ea=1&FB=2'],
    ]);
  });

  it('by UTF-8 or by code unit', () => {
    const text =
      '{"abc":1,"ab":2,"\uff5e":3,"😀":4,"a😀":5,"a\uff5e":6,"\ud7ff":7,"\ue000":8,"𐀀":9}';
    check([
      [{ order: 'utf-8' }, text, 'ab=2&abc=1&a\uff5e=6&a😀=5&\ud7ff=7&\ue000=8&\uff5e=3&𐀀=9&😀=4'],
      [
        { order: 'code-unit' },
        text,
        'ab=2&abc=1&a😀=5&a\uff5e=6&\ud7ff=7&𐀀=9&😀=4&\ue000=8&\uff5e=3',
      ],
    ]);
  });

  it('with a header behind the member that its order holds for equal', () => {
    const text = print({ order: 'case-insensitive' }, '{"Nonce":"own","NONCE":"too","o":1}');
    expect(text).toBe('Nonce=own&NONCE=too&nonce=n1&o=1&timestamp=1790000123');
  });
});

describe('entries are dropped', () => {
  it('where they are blank, null or false by the rules', () => {
    const blanks = '{"a":false,"b":" ","c":"","d":"x","e":"\u00a0"}';
    check([
      [{ blanks: 'drop-strings', booleans: 'php' }, blanks, 'a=&d=x'],
      [{ blanks: 'drop-empty-strings', booleans: 'php' }, blanks, 'a=&b= &d=x&e=\u00a0'],
      [{ blanks: 'drop-empty', booleans: 'php' }, blanks, 'b= &d=x&e=\u00a0'],
      [{ blanks: 'drop-ascii', booleans: 'php' }, blanks, 'd=x&e=\u00a0'],
      [{ blanks: 'keep', booleans: 'php' }, blanks, 'a=&b= &c=&d=x&e=\u00a0'],
      [{ nullText: '' }, '{"a":null,"b":""}', 'a='],
      [{ nullText: '' }, '{"sign":null,"a":1}', 'a=1'],
      [{ nullText: ' ' }, '{"a":null,"b":1}', 'b=1'],
      // URI.encode_www_form, decoded again
      [
        { nullText: '', nullSign: 'none', blanks: 'keep', nestedEntries: 'repeated-kept' },
        '{"a":null,"b":[],"c":{},"d":[1,"x y"],"e":" "}',
        'a&&c={}&d=1&d=x y&e= ',
      ],
      [{ nullText: 'null' }, '{"a":null}', 'a=null'],
      [{ nullText: 'null', falsy: 'php' }, '{"a":null}', ''],
      [{ nullText: 'null', falsy: 'printed' }, '{"a":null}', 'a=null'],
      [
        { falsy: 'php' },
        '{"a":[0],"b":[],"c":{},"d":{"e":0},"f":0.0,"g":0.1}',
        'a=[0]&d={"e":0}&g=0.1',
      ],
      [{ falsy: 'printed', numbers: 'source' }, '{"a":0,"b":0.0,"c":1}', 'c=1'],
      [{ falsy: 'php', signMember: 'keep' }, '{"sign":"0","b":"0"}', 'sign=0'],
    ]);
  });

  it('with the reason', () => {
    const { dropped } = listEntries(read('{"a":0,"b":"","c":null,"sign":1}'), {
      ...contractRules,
      falsy: 'php',
      blanks: 'drop-empty',
    });
    expect(dropped.map(({ key, value, reason }) => [key, value, reason])).toEqual([
      ['a', '0', 'blank'],
      ['b', '', 'blank'],
      ['c', 'null', 'null'],
      ['sign', '1', 'sign'],
    ]);
  });
});

describe('headers enter', () => {
  const headers = 'X-Timestamp: 1790000123\nX-Nonce: 1234567890\nX-Merchant-No: M1';

  it.each<[string, Partial<CanonicalRules>, string, string]>([
    [
      'the timestamp alone in another unit',
      { timestampUnit: 'milliseconds' },
      '{}',
      'nonce=1234567890&timestamp=1790000123000',
    ],
    [
      'the merchant number, over a member',
      { merchantNoKey: 'm', timestampKey: null, nonceFrom: 'body', timestampFrom: 'body' },
      '{"m":"own","nonce":"own"}',
      'm=M1&nonce=own',
    ],
    [
      'the merchant number as it is',
      { merchantNoKey: 'm', timestampText: 't*', nonceText: 'n*' },
      '{}',
      'm=M1&nonce=n1234567890&timestamp=t1790000123',
    ],
    [
      'an empty text in place of a value',
      { strings: 'quoted-all', nonceText: '' },
      '{"a":"1"}',
      'a="1"&nonce=&timestamp="1790000123"',
    ],
  ])('%s', (_, rules, bodyText, text) => {
    expect(print(rules, bodyText, headers)).toBe(text);
  });

  it('and a merchant number that is missing leaves a member alone', () => {
    expect(print({ merchantNoKey: 'm' }, '{"m":"own"}')).toBe(
      'm=own&nonce=n1&timestamp=1790000123',
    );
  });
});

describe('values are written', () => {
  it('trimmed, as ECMAScript and as Java do it', () => {
    check([
      [{ strings: 'trimmed' }, '{"a":"\\u00a0 b c\\t"}', 'a=b c'],
      [{ strings: 'trimmed-ascii' }, '{"a":"\\u0000 \\u0001b c\\t "}', 'a=b c'],
      [{ strings: 'trimmed-ascii' }, '{"a":"\\u00a0b\\u00a0"}', 'a=\u00a0b\u00a0'],
      [{ strings: 'trimmed-ascii', blanks: 'keep' }, '{"a":" \\n","b":""}', 'a=&b='],
    ]);
  });

  it('as numbers only where they are plain decimals', () => {
    const kept = [
      '1,000.00',
      '1.00x',
      'x1.00',
      '1234567890123456',
      '1.12345678901',
      '1.',
      '.5',
      '',
    ];
    for (const amount of kept) {
      const text = JSON.stringify({ amount });
      expect(print({ ...noHeaders, amounts: 'number', blanks: 'keep' }, text)).toBe(
        `amount=${amount}`,
      );
    }
    check([
      [{ amounts: 'number' }, '{"amount":"-123456789012345.50"}', 'amount=-123456789012345.5'],
      [{ amounts: 'number' }, '{"amount":"1.0123456789"}', 'amount=1.0123456789'],
      [{ amounts: 'comma' }, '{"amount":"1.5"}', 'amount=1,5'],
      [{ amounts: 'comma-2' }, '{"amount":"1.5"}', 'amount=1,50'],
      // OpenJDK 17: Double.parseDouble.
      [{ amounts: 'java' }, '{"amount":"007.50"}', 'amount=7.5'],
      [{ amounts: 'java' }, '{"amount":"-007.50"}', 'amount=-7.5'],
      [{ amounts: 'java' }, '{"amount":"0.50"}', 'amount=0.5'],
      [{ amounts: 'java' }, '{"amount":"00"}', 'amount=0.0'],
      [{ amounts: 'java' }, '{"amount":"100"}', 'amount=100.0'],
    ]);
  });

  it('in another unit only where they have ten or thirteen digits', () => {
    const times = (unit: CanonicalRules['timestampUnit'], values: readonly string[]) =>
      values.map((value) =>
        print({ nonceKey: null, timestampUnit: unit }, '{}', `X-Timestamp: ${value}`).slice(10),
      );
    const values = ['179000012', '1790000123', '17900001234', '1790000123456', '17900001234567'];
    expect(times('as-is', values)).toEqual(values);
    expect(times('milliseconds', values)).toEqual(values.with(1, '1790000123000'));
    expect(times('seconds', values)).toEqual(values.with(3, '1790000123'));
  });

  it('as dates, by JDK 17, Node and date -u', () => {
    const date = (completedAtFormat: CanonicalRules['completedAtFormat'], timeZone: number) =>
      print({ ...noHeaders, completedAtFormat, timeZone }, '{"completedAt":1790000120}').slice(12);
    expect(date('java', 480)).toBe('Mon Sep 21 22:15:20 CST 2026');
    expect(date('java-read-as-milliseconds', 480)).toBe('Thu Jan 22 01:13:20 CST 1970');
    expect(date('javascript', 480)).toBe('Mon Sep 21 2026 22:15:20 GMT+0800 (China Standard Time)');
    expect(date('javascript-read-as-milliseconds', 480)).toBe(
      'Thu Jan 22 1970 01:13:20 GMT+0800 (China Standard Time)',
    );
    expect(date('sql-read-as-milliseconds', 480)).toBe('1970-01-22 01:13:20');
    expect(date('iso-read-as-milliseconds', 0)).toBe('1970-01-21T17:13:20.120Z');
    expect(date('sql', 0)).toBe('2026-09-21 14:15:20');
    expect(date('iso-offset', -180)).toBe('2026-09-21T11:15:20-03:00');
    expect(date('iso-offset', 345)).toBe('2026-09-21T20:00:20+05:45');
    expect(date('dotnet-us', -180)).toBe('9/21/2026 11:15:20 AM');
    expect(date('dotnet-us', 0)).toBe('9/21/2026 2:15:20 PM');
    // In a zone without a name its offset stands for it.
    expect(date('go', 345)).toBe('2026-09-21 20:00:20 +0545 +05:45');
    expect(date('javascript', 345)).toBe('Mon Sep 21 2026 20:00:20 GMT+0545 (+05:45)');
  });

  it('as dates only where they are whole seconds', () => {
    for (const number of ['-1790000120', '179000012000', '1790000120.5']) {
      const text = `{"completedAt":${number}}`;
      expect(print({ ...noHeaders, completedAtFormat: 'sql' }, text)).toBe(`completedAt=${number}`);
    }
  });

  it('by a style of numbers that holds for some of them', () => {
    const text = '{"a":1.0,"b":[1.0],"completedAt":2.0}';
    check([
      [{ numbers: 'source' }, text, 'a=1.0&b=[1.0]&completedAt=2.0'],
      [{ numbers: 'source', numberScope: 'top-level' }, text, 'a=1.0&b=[1]&completedAt=2.0'],
      [{ numbers: 'source', numberScope: 'nested' }, text, 'a=1&b=[1.0]&completedAt=2'],
      [{ numbers: 'source', numberScope: 'completedAt' }, text, 'a=1&b=[1]&completedAt=2.0'],
    ]);
  });

  it('as languages print nested values', () => {
    check([
      [{ nestedText: 'perl' }, '{"a":[1],"b":{}}', 'a=ARRAY(0x…)&b=HASH(0x…)'],
      // By PyYAML 6: yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1000000).
      [
        { nestedText: 'yaml' },
        String.raw`{"extra":{"b":1,"a":"é/x","10":"ten","c":["12","0.10","+91","000123456789","1e5","2026-09-21","2026-09-21 10:00:00","yes","N","","~","a: b","#x","a #b","-","-x","it's","?","a,b",true,null,1.5," x","x=1","=","@a","%a","\"q\""],"e":[],"f":{},"張":"張三"}}`,
        `extra={b: 1, a: é/x, '10': ten, c: ['12', '0.10', '+91', 000123456789, 1e5, '2026-09-21', '2026-09-21 10:00:00', 'yes', N, '', '~', 'a: b', '#x', 'a #b', '-', -x, it's, '?', 'a,b', true, null, 1.5, ' x', x=1, '=', '@a', '%a', '"q"'], e: [], f: {}, 張: 張三}`,
      ],
      // By CPython 3: str().
      [
        { nestedText: 'python' },
        String.raw`{"x":{"a":"x\n\\\t\r","b":"it's","c":"say \"it's\"","d":[true,false,null]}}`,
        String.raw`x={'a': 'x\n\\\t\r', 'b': "it's", 'c': 'say "it\'s"', 'd': [True, False, None]}`,
      ],
      // By Ruby 3.1: inspect.
      [
        { nestedText: 'ruby-symbols' },
        '{"x":{"a b":1,"c?":2,"D!":3,"1x":4}}',
        'x={:"a b"=>1, :c?=>2, :D!=>3, :"1x"=>4}',
      ],
      [
        { nestedText: 'ruby' },
        String.raw`{"x":{"a":"#{x} #$y #@z # \n"}}`,
        String.raw`x={"a"=>"\#{x} \#$y \#@z # \n"}`,
      ],
      [
        { nestedText: 'indented' },
        '{"x":{"a":[1,"{b,\\"c"],"d":{},"e":[],"f":{"g":null}}}',
        `x=${JSON.stringify({ a: [1, '{b,"c'], d: {}, e: [], f: { g: null } }, null, 2)}`,
      ],
    ]);
  });

  it('encoded, decoded and as entries of their own', () => {
    check([
      [{ encoding: 'json' }, '{"a":"x\\"y\\n"}', 'a=x\\"y\\n'],
      [{ encoding: 'percent' }, '{"é":"é"}', 'é=%C3%A9'],
      [{ encoding: 'percent', encodingScope: 'keys-and-values' }, '{"é":"é"}', '%C3%A9=%C3%A9'],
      [{ encoding: 'decoded-percent' }, '{"a":"5% off","b":"%E5%BC%A0"}', 'a=5% off&b=张'],
      [{ nestedEntries: 'brackets-unnumbered' }, '{"a":[1,2],"b":{"c":3}}', 'a[]=1&a[]=2&b[c]=3'],
      [{ nestedEntries: 'brackets' }, '{"a":[1,2]}', 'a[0]=1&a[1]=2'],
      [{ nestedEntries: 'dots' }, '{"a":[1,{"b":2}],"c":{}}', 'a.0=1&a.1.b=2'],
      [{ nestedEntries: 'dots-brackets' }, '{"a":[1,{"b":2}]}', 'a[0]=1&a[1].b=2'],
    ]);
  });
});

describe('parts of the request are joined', () => {
  const parts = ['timestamp', 'nonce', 'body'] as const;
  it.each([
    ['X-Timestamp: 1\nX-Nonce: 2', '1.2.{ "a":1 }'],
    ['X-Nonce: 2', '.2.{ "a":1 }'],
    ['X-Timestamp: 1', '1..{ "a":1 }'],
  ])('%j', (headers, text) => {
    expect(print({ parts, partSeparator: '.' }, '{ "a":1 }', headers)).toBe(text);
  });

  it.each<[Partial<CanonicalRules>, string, string]>([
    [{}, '', '{"a":1,"nonce":"","timestamp":"","z":2}'],
    [{}, 'X-Nonce: 2', '{"a":1,"nonce":"2","timestamp":"","z":2}'],
    [{ order: 'received' }, 'X-Nonce: 2', '{"z":2,"a":1,"timestamp":"","nonce":"2"}'],
    [
      { order: 'received', headerOrder: 'nonce-first' },
      'X-Nonce: 2',
      '{"z":2,"a":1,"nonce":"2","timestamp":""}',
    ],
  ])('as JSON with the headers as members: %j beside %j', (rules, headers, text) => {
    expect(print({ ...rules, parts: ['json'] }, '{"z":2,"a":1,"nonce":"own"}', headers)).toBe(text);
  });
});

describe('a lister that remembers', () => {
  const source = read('{"a":"1","b":[1.0],"c":"\u00a0","nonce":"own"}');
  const repeated = read('{"z":{"y":1,"x":[2]},"a":1,"a":2,"nonce":"own"}');
  const variants: readonly Partial<CanonicalRules>[] = [
    {},
    { numbers: 'source' },
    { order: 'descending' },
    { strings: 'quoted-all' },
    { timestampKey: 'ts', nonceFrom: 'body' },
    {},
  ];
  const bodies: readonly Partial<CanonicalRules>[] = [
    {},
    { duplicates: 'first' },
    { bodyMembers: 'as-one' },
    { bodyMembers: 'as-one', bodyAs: 'body-compact' },
    { bodyMembers: 'as-one', bodyKey: 'data' },
    { bodyMembers: 'none' },
    { nestedEntries: 'dots' },
    { nestedEntries: 'dots', nestedEntryOrder: 'received' },
    { nestedEntries: 'brackets' },
    { nestedEntries: 'brackets', duplicates: 'first' },
    { nestedEntryOrder: 'received' },
    { omitted: ['a'] },
    {},
  ];

  it('lists what one that does not lists, as the same objects where nothing is another', () => {
    const room = { characters: 1_000_000 };
    const lister = new EntryLister(source, room);
    const lists = variants.map((rules) => lister.list({ ...contractRules, ...rules }));
    expect(lists).toEqual(
      variants.map((rules) => listEntries(source, { ...contractRules, ...rules })),
    );
    const [first, , , , , last] = lists.map(({ kept }) => kept);
    expect(last?.map((entry, index) => entry === first?.[index])).toEqual([true, true, true, true]);
  });

  it.each([0, 1, 2000, 1_000_000])(
    'tells bodies that are read in another way apart, with room for %i',
    (characters) => {
      const lister = new EntryLister(repeated, { characters });
      const lists = bodies.map((rules) => lister.list({ ...contractRules, ...rules }));
      expect(lists).toEqual(
        bodies.map((rules) => listEntries(repeated, { ...contractRules, ...rules })),
      );
      expect(
        lists.map(({ kept }) => kept.map(({ key, value }) => `${key}=${value}`).slice(0, 2)),
      ).toEqual([
        ['a=2', 'nonce=n1'],
        ['a=1', 'nonce=n1'],
        ['body={"z":{"y":1,"x":[2]},"a":1,"a":2,"nonce":"own"}', 'nonce=n1'],
        ['body={"z":{"y":1,"x":[2]},"a":2,"nonce":"own"}', 'nonce=n1'],
        ['data={"z":{"y":1,"x":[2]},"a":1,"a":2,"nonce":"own"}', 'nonce=n1'],
        ['nonce=n1', 'timestamp=1790000123'],
        ['a=2', 'nonce=n1'],
        ['a=2', 'nonce=n1'],
        ['a=2', 'nonce=n1'],
        ['a=1', 'nonce=n1'],
        ['a=2', 'nonce=n1'],
        ['nonce=n1', 'timestamp=1790000123'],
        ['a=2', 'nonce=n1'],
      ]);
    },
  );

  it('gives what did not change since the list before as the same object without room', () => {
    const room = { characters: 0 };
    const lister = new EntryLister(source, room);
    const first = lister.list(contractRules);
    const second = lister.list({ ...contractRules, order: 'descending' });
    const ofBody = second.kept.filter(({ source: { input } }) => input === 'body');
    expect(ofBody.map((entry) => first.kept.includes(entry))).toEqual([true, true]);
    const third = lister.list({ ...contractRules, strings: 'quoted' });
    expect(third).toEqual(listEntries(source, { ...contractRules, strings: 'quoted' }));
    expect(room.characters).toBe(0);
  });

  it('takes room for each entry and its value, and then no more', () => {
    const room = { characters: 1_000_000 };
    const lister = new EntryLister(source, room);
    lister.list(contractRules);
    // Four members, two headers, and the merchant number that is none.
    const values = ['1', '[1]', '\u00a0', 'own', '1790000123', 'n1'].join('').length;
    expect(1_000_000 - room.characters).toBe(7 * 500 + values);
    const taken = room.characters;
    lister.list(contractRules);
    expect(room.characters).toBe(taken);
  });
});
