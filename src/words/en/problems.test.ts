import { describe, expect, it } from 'vitest';
import type { DumpForm } from '../../core/intake/form';
import { createError, createWarning, type Problem } from '../../core/problem';
import { buildLineStarts, type LineStarts, type Span } from '../../core/text/span';
import { describeProblem } from '../problem-words';
import { toPlainText } from '../text';
import { keyWords } from './keys';
import { problemWords } from './problems';

const text = 'first\r\nsecond line\r\nthird';
const lineStarts = buildLineStarts(text);
const second = { start: 7, end: 13 };

function say(problem: Problem, starts: LineStarts) {
  const { where, what, fix } = describeProblem(problem, starts, problemWords);
  return { where, what: toPlainText(what), fix: toPlainText(fix) };
}

describe('the words of a problem', () => {
  it('says line and column where there is a place, and none where there is not', () => {
    const found = createError('body.syntax', second, { expected: ['value'], found: 's' });
    expect(say(found, lineStarts).where).toBe('Line 2, column 1');
    expect(say(createError('body.empty', null, {}), lineStarts).where).toBeNull();
  });

  it('never says that something was signed where it was not, or may not have been', () => {
    const missing = createWarning('body.field-missing', null, { field: 'amount', verifies: true });
    expect(say(missing, lineStarts).fix).toMatch(/it was not signed/);
    const facts = { field: 'amount', expected: 'string', found: 'null' } as const;
    expect(say(createWarning('body.field-type', second, facts), lineStarts).fix).toMatch(
      /^It is left out of the string/,
    );
    const half = createWarning('body.lone-surrogate', second, { path: 'a' });
    expect(say(half, lineStarts).what).not.toMatch(/signed/);
    const twice = { otherSpan: second, same: false } as const;
    const of = (name: 'X-Nonce' | 'X-Merchant-No', verifies?: true) =>
      say(
        createWarning('headers.duplicate', second, {
          name,
          ...twice,
          ...(verifies && { verifies }),
        }),
        lineStarts,
      ).fix;
    expect(of('X-Nonce')).toMatch(/until then the verdict stays open/);
    expect(of('X-Nonce', true)).toMatch(/verifies with that at line 2, column 1/);
    expect(of('X-Merchant-No')).toMatch(/neither is signed/);
  });

  it('calls JSON that ends early no dump', () => {
    const told = {
      ...{ language: null, call: null, rawCall: null },
      ...{ isReordered: false, lacksOthers: true, hasMore: false },
    };
    const losses = [{ kind: 'cut', span: second }] as const;
    const facts = { ...told, forms: ['json'], losses, restored: [] } as const;
    const { what, fix } = say(createError('body.dump', second, facts), lineStarts);
    expect(what).toMatch(/^Only the beginning of a JSON body: it ends early\. /);
    expect(fix).toMatch(/^Paste the whole body/);
    const embedded = { ...facts, forms: ['json', 'embedded'] } as const;
    expect(say(createError('body.dump', second, embedded), lineStarts).what).toMatch(/^Not the/);
  });

  it('does not say of what holds JSON itself that it may not show everything', () => {
    const facts = {
      ...{ language: null, call: null, rawCall: null, losses: [], restored: [] },
      ...{ isReordered: false, lacksOthers: true, hasMore: false },
    } as const;
    const tell = (forms: readonly DumpForm[]) =>
      say(createError('body.dump', null, { ...facts, forms, isCompared: true }), lineStarts).what;
    expect(tell(['json', 'base64'])).toMatch(/paste that JSON itself to have it verified/);
    expect(tell(['python'])).toMatch(
      /^Not the JSON .* does not give the signed string as it stands; it shows/,
    );
    const unread = createError('body.dump', null, { ...facts, forms: ['json', 'base64'] });
    expect(say(unread, lineStarts).what).toMatch(/cannot be checked against it/);
  });

  it('says of JSON without its last bracket what was signed where it shows a rounded number', () => {
    const facts = { forms: ['json'], language: null, call: null, rawCall: null } as const;
    const rest = { isReordered: false, lacksOthers: false, hasMore: false } as const;
    const losses = [{ kind: 'cut', span: second }] as const;
    const rounded = { key: 'id', pastedKey: 'id', pasted: '9007199254740992' };
    const restored = [{ ...rounded, signed: '9007199254740993' }];
    const tell = (entries: typeof restored) =>
      say(
        createWarning('body.dump', null, { ...facts, ...rest, losses, restored: entries }),
        lineStarts,
      ).what;
    expect(tell([])).toMatch(/What it shows is what was signed\.$/);
    expect(tell(restored)).toMatch(
      /what was signed has id=9007199254740993 \(here 9007199254740992\)\.$/,
    );
    expect(tell(restored)).not.toMatch(/shows is what was signed/);
    const added = { key: 'level', pastedKey: 'level', pasted: 'info', signed: null };
    const logged = createWarning('body.dump', null, {
      ...{ ...facts, ...rest, forms: ['lines'], losses: [] },
      restored: [added],
    });
    expect(say(logged, lineStarts).what).toMatch(
      /keys and values: what was signed has no level\.$/,
    );
  });

  it('says of a dump whether nested members stood in its order', () => {
    const facts = { forms: ['python'], language: 'Python', call: 'str(data)' } as const;
    const rest = { rawCall: null, lacksOthers: false, hasMore: false } as const;
    const tell = (isReordered: boolean) =>
      say(
        createWarning('body.dump', null, {
          ...{ ...facts, ...rest, losses: [], restored: [] },
          isReordered,
        }),
        lineStarts,
      ).what;
    expect(tell(false)).toMatch(/the values read from it give the string that was signed\.$/);
    // Other calls of the language print so as well.
    expect(tell(false)).toContain('what Python prints of a value (such as str(data))');
    const respelled = { key: 'orderNo', pastedKey: 'order_no' };
    const renamed = createWarning('body.dump', null, {
      ...{ ...facts, ...rest, losses: [], restored: [], isReordered: false },
      respelled,
    });
    expect(say(renamed, lineStarts).what).toMatch(
      /was signed\. Its keys were signed as the contract spells them, such as “orderNo” where “order_no” stands here\.$/,
    );
    expect(tell(true)).toMatch(
      /the values read from it, with members of a nested object in another order, give the string/,
    );
  });

  it.each(['H4sIAAAAAAAA', '\u001f\ufffd'])('knows compressed data by its start: %j', (found) => {
    const problem = createError('body.syntax', second, { expected: ['value'], found });
    expect(say(problem, lineStarts).fix).toMatch(/gzip/);
    const other = createError('body.syntax', second, { expected: ['value'], found: 'H4' });
    expect(say(other, lineStarts).fix).not.toMatch(/gzip/);
  });

  it('names the header that may be meant for a missing one', () => {
    const facts = { name: 'X-Sign', state: 'absent', like: 'X-Signature' } as const;
    const { what, fix } = say(createError('headers.missing', second, facts), lineStarts);
    expect(what).toBe('X-Sign is missing; “X-Signature”, which stands there, is another header.');
    expect(fix).toMatch(/^Without it there is nothing to verify\. If that was sent/);
  });

  it('says of a first line with another method that a callback is a POST', () => {
    const facts = { line: 'GET /callback HTTP/1.1', reason: 'no-colon' } as const;
    const { fix } = say(createWarning('headers.line', second, facts), lineStarts);
    expect(fix).toMatch(/It says GET; a callback is a POST\.$/);
  });

  it('speaks of a header above only where there may be one', () => {
    const facts = { line: 'M10086', reason: 'no-colon' } as const;
    const adviceAt = (span: Span) =>
      say(createWarning('headers.line', span, facts), lineStarts).fix;
    expect(adviceAt({ start: 0, end: 6 })).toBe(
      'The line is left out. Write one “Name: value” a line.',
    );
    expect(adviceAt(second)).toMatch(/belongs to the header above/);
  });

  it('says how many others like it are not listed', () => {
    const line = createError('headers.line', second, { line: 'x', reason: 'no-colon' });
    const what = (more?: number) =>
      say({ ...line, ...(more !== undefined && { more }) }, lineStarts).what;
    expect(what(1)).toBe(`${what()} 1 more problem of this kind is not listed.`);
    expect(what(9_999_950)).toBe(`${what()} 9,999,950 more problems of this kind are not listed.`);
  });

  it.each<[string, Problem, string]>([
    [
      'what JSON expected and what came',
      createError('body.syntax', second, { expected: [',', '}'], found: ']' }),
      'expected “,” or “}”, found “]”',
    ],
    [
      'that the text ended',
      createError('body.syntax', second, { expected: ['value'], found: '' }),
      'found the end of the text',
    ],
    [
      'where the other header of the same name stands',
      createError('headers.duplicate', second, {
        name: 'X-Nonce',
        otherSpan: { start: 0, end: 5 },
        same: false,
      }),
      'line 1, column 1',
    ],
    [
      'which header is missing',
      createError('headers.missing', null, { name: 'X-Sign', state: 'absent' }),
      'X-Sign is missing',
    ],
    [
      'the name of a character that cannot be seen',
      createError('pem.not-base64', second, { found: '\u200b' }),
      '“U+200B”',
    ],
    [
      'that one byte is one',
      createError('pem.trailing-data', second, { extraBytes: 1 }),
      '1 byte that does not belong',
    ],
    [
      'how often a key stands',
      createWarning('body.duplicate-key', second, {
        key: 'a',
        path: 'a',
        firstSpan: { start: 0, end: 5 },
        count: 2,
      }),
      'stands twice, first at line 1, column 1',
    ],
  ])('says %s', (_, problem, expected) => {
    expect(say(problem, lineStarts).what).toContain(expected);
  });

  it('does not say of a missing field that it was not signed', () => {
    const { fix } = say(createWarning('body.field-missing', null, { field: 'amount' }), lineStarts);
    expect(fix).not.toContain('does not depend');
    expect(fix).toContain('it is signed if it is sent');
  });

  it('does not send anyone for the platform’s key at the merchant’s own', () => {
    const problem: Problem = {
      ...createError('pem.not-rsa', null, { algorithm: 'EC' }),
      input: 'own-key',
    };
    const { what, fix } = say(problem, lineStarts);
    expect(what).toContain('EC');
    expect(fix).not.toContain('platform');
  });

  it('does not say of a whole key of another kind in the profile that it is not complete', () => {
    const cause = createError('pem.not-rsa', null, { algorithm: '1.2.840.10045.2.1' });
    const { fix } = say(createError('profile.key', null, { cause }), lineStarts);
    expect(fix).toContain('ought to hold the complete PEM of an RSA public key');
  });

  it('does not know why a profile has another key', () => {
    expect(keyWords.profile.outcomes.rotated).toContain('usually the platform has rotated it');
  });

  it('does not say of a private key in the profile that a field was cleared', () => {
    const cause = createError('pem.private-key', null, { form: 'pem' });
    const { what, fix } = say(createError('profile.key', null, { cause }), lineStarts);
    expect(what).toContain('private key');
    expect(what).not.toContain('cleared');
    expect(fix).toContain('at once');
  });

  it.each([
    createError('pem.private-key', null, { form: 'pem' }),
    createError('headers.private-key', null, { form: 'jwk' }),
    createError('body.private-key', null, { form: 'der' }),
    createError('own-string.private-key', null, { form: 'putty' }),
  ])('says of $code that the field was cleared', (problem) => {
    const { what, fix } = say(problem, lineStarts);
    expect(what).toContain('cleared');
    expect(fix).toContain('never needed');
  });
});
