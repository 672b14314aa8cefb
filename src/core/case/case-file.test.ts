import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase, plainCase as plain, caseRuns as runs } from '../../testing/random-cases';
import { createExperiment } from '../experiment';
import { createWarning } from '../problem';
import { buildCaseFile } from './build-case-file';
import { readCaseFile } from './parse-case-file';

const toBytes = (file: string) => new TextEncoder().encode(file);

const edited = (change: (file: Record<string, unknown>) => void) => {
  const file = JSON.parse(buildCaseFile(plain, 0));
  change(file);
  return readCaseFile(toBytes(JSON.stringify(file)));
};

describe('a case file', () => {
  it('gives back every code unit', () => {
    fc.assert(
      fc.property(anyCase, (content) => {
        expect(readCaseFile(toBytes(buildCaseFile(content, 2)))).toEqual({ ok: true, content });
      }),
      runs,
    );
  });

  it('is read behind a byte order mark', () => {
    expect(readCaseFile(toBytes(`\ufeff${buildCaseFile(plain, 2)}`))).toEqual({
      ok: true,
      content: plain,
    });
  });

  it('of a newer version is refused by its number', () => {
    const newer = edited((file) => {
      file.version = 2;
      file.inputs = 'of another shape';
    });
    expect(newer).toEqual({ ok: false, refusal: { code: 'case.newer', version: 2 } });
  });

  it.each([
    ['version', 0],
    ['version', 1.5],
    ['version', '1'],
    ['inputs', 'x'],
    ['inputs', []],
    ['inputs', null],
    ['receiver', null],
    ['receiver', 1],
    ['reference', 'x'],
    ['masked', 'yes'],
  ])('is damaged where %s is %j', (name, value) => {
    const damaged = edited((file) => {
      file[name] = value;
    });
    expect(damaged).toEqual({ ok: false, refusal: { code: 'case.damaged', name } });
  });

  it('names a text that is none', () => {
    const damaged = edited((file) => {
      file.inputs = { body: {} };
    });
    expect(damaged).toEqual({ ok: false, refusal: { code: 'case.damaged', name: 'inputs.body' } });
  });

  it('leaves empty what it does not name, and leaves out what it does not know', () => {
    const short = edited((file) => {
      file.inputs = { body: 'B', other: 'x' };
      for (const name of ['notices', 'receiver', 'reference', 'masked']) delete file[name];
      file.later = true;
    });
    expect(short).toEqual({
      ok: true,
      content: {
        inputs: { key: '', headers: '', body: 'B', 'own-string': '', 'own-key': '' },
        notices: [],
        receiver: {},
        reference: null,
        isMasked: false,
      },
    });
  });

  it('keeps what the bytes of headers and body showed, in places that a reader can count', () => {
    const body = '{\r\n"a":"\ufffd"}';
    const headers = 'X-Name: \ufffd';
    const notices = [
      createExperiment('body', ['amount']),
      createExperiment('headers', []),
      createWarning('body.parsed', null, {}),
      createWarning('body.line-ends', { start: 1, end: 3 }, {}),
      createWarning('body.not-utf-8', { start: 8, end: 9 }, { byte: 0xe9, offset: 8 }),
      createWarning('headers.not-utf-8', { start: 8, end: 9 }, { byte: 0xfc, offset: 8 }),
    ];
    const inputs = { ...plain.inputs, headers, body };
    const file = buildCaseFile({ ...plain, inputs, notices }, 0);
    expect(JSON.parse(file).notices).toEqual([
      { code: 'body.experiment', keys: ['amount'] },
      { code: 'headers.experiment', keys: [] },
      { code: 'body.parsed' },
      { code: 'body.line-ends', at: 1 },
      { code: 'body.not-utf-8', at: 8, byte: 0xe9, offset: 8 },
      { code: 'headers.not-utf-8', at: 8, byte: 0xfc, offset: 8 },
    ]);
    expect(readCaseFile(toBytes(file))).toMatchObject({ ok: true, content: { notices } });
  });

  it('keeps what the bytes were read as', () => {
    const notices = [
      createWarning('body.not-utf-8', null, { encoding: 'utf-16le' }),
      createWarning('headers.not-utf-8', null, { encoding: 'utf-16be' }),
    ];
    const inputs = { ...plain.inputs, headers: 'X-Nonce: a', body: '{}' };
    const file = buildCaseFile({ ...plain, inputs, notices }, 0);
    expect(JSON.parse(file).notices).toEqual([
      { code: 'body.not-utf-8', encoding: 'utf-16le' },
      { code: 'headers.not-utf-8', encoding: 'utf-16be' },
    ]);
    expect(readCaseFile(toBytes(file))).toMatchObject({ ok: true, content: { notices } });
    const emptied = { ...inputs, headers: '', body: '' };
    expect(JSON.parse(buildCaseFile({ ...plain, inputs: emptied, notices }, 0)).notices).toEqual(
      [],
    );
  });

  it('has no notice of a body that is gone, nor one that is found anew', () => {
    const notices = [
      createWarning('body.line-ends', { start: 70, end: 72 }, {}),
      createWarning('body.byte-order-mark', { start: 0, end: 1 }, {}),
    ];
    expect(JSON.parse(buildCaseFile({ ...plain, notices }, 0)).notices).toEqual([]);
  });

  it.each([
    ['no list', { code: 'body.parsed' }],
    ['no object', ['body.parsed']],
    ['an experiment without keys', [{ code: 'body.experiment' }]],
    ['an experiment with keys that are none', [{ code: 'headers.experiment', keys: [1] }]],
    ['no code', [{ at: 1 }]],
    ['a line end that is none', [{ code: 'body.line-ends', at: 0 }]],
    ['a place that is none', [{ code: 'body.line-ends', at: '1' }]],
    ['a place beyond the body', [{ code: 'body.not-utf-8', at: 900, byte: 0xe9, offset: 900 }]],
    ['a byte where a character stands', [{ code: 'body.not-utf-8', at: 0, byte: 0xe9, offset: 0 }]],
    ['a byte of ASCII', [{ code: 'body.not-utf-8', at: 3, byte: 0x41, offset: 0 }]],
    ['a byte that is none', [{ code: 'body.not-utf-8', at: 3, byte: 1e9, offset: 0 }]],
    [
      'a place in the file that is none',
      [{ code: 'body.not-utf-8', at: 3, byte: 233, offset: -1 }],
    ],
  ])('is damaged where its notices are %s', (_, notices) => {
    const damaged = edited((file) => {
      file.inputs = { body: '{\r\n\ufffd}' };
      file.notices = notices;
    });
    expect(damaged).toEqual({ ok: false, refusal: { code: 'case.damaged', name: 'notices' } });
  });

  it('leaves out the notices that only a newer page knows', () => {
    const later = edited((file) => {
      file.notices = [
        { code: 'body.later', at: {} },
        { code: 'body.parsed' },
        { code: 'body.parsed' },
      ];
    });
    const notices = [createWarning('body.parsed', null, {})];
    expect(later).toEqual({ ok: true, content: { ...plain, notices } });
  });

  it.each([
    ['a HAR file', '{"log":{"version":"1.2","entries":[]}}'],
    ['a list', '[]'],
    ['null', 'null'],
    [
      'what only inherits its format',
      '{"__proto__":{"format":"callback-debugger.case","version":1}}',
    ],
  ])('is told from %s', (_, file) => {
    expect(readCaseFile(toBytes(file))).toEqual({ ok: false, refusal: { code: 'case.foreign' } });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', toBytes('X-Nonce: 1')],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['UTF-16', new Uint8Array(Buffer.from('{}', 'utf16le'))],
    ['brackets without an end', toBytes('['.repeat(1_000_000))],
  ])('cannot be read from %s', (_, bytes) => {
    expect(readCaseFile(bytes)).toEqual({ ok: false, refusal: { code: 'case.unreadable' } });
  });

  it('is not read beyond 20 MB', () => {
    const spaces = new Uint8Array(20_000_001).fill(0x20);
    spaces.set(toBytes(buildCaseFile(plain, 0)));
    expect(readCaseFile(spaces)).toEqual({ ok: false, refusal: { code: 'case.too-large' } });
    expect(readCaseFile(spaces.subarray(0, 20_000_000))).toEqual({ ok: true, content: plain });
  });

  it('that was changed anywhere is read or refused, and never throws', () => {
    const file = toBytes(buildCaseFile(plain, 0));
    fc.assert(
      fc.property(
        fc.nat(file.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.nat(3),
        (at, byte, cut) => {
          const changed = file.slice(0, cut === 0 ? at : undefined);
          if (cut > 0) changed[at] = byte;
          expect(['boolean']).toContain(typeof readCaseFile(changed).ok);
        },
      ),
      runs,
    );
  });
});
