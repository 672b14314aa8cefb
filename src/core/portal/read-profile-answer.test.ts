import { describe, expect, it } from 'vitest';
import { rsaCertificate as certificate } from '../../testing/key-fixtures';
import { takeRsaPair } from '../../testing/rsa-pairs';
import { type KnownKeys, type ProfileAnswer, readProfileAnswer } from './read-profile-answer';

const createPem = () =>
  takeRsaPair(2048).publicKey.export({ type: 'spki', format: 'pem' }).toString();
const [oldPem, newPem, sandboxPem, ownPem] = [createPem(), createPem(), createPem(), createPem()];
const privatePem = takeRsaPair(2048).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** As a rotation leaves them. */
const named = (current: string, previous: string) => `# current\n${current}# previous\n${previous}`;

function answer(value: unknown, status = 200): ProfileAnswer {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { kind: 'answered', status, text };
}

/** Nothing but what the field holds. */
const onlyField = (current: string): KnownKeys => ({ current, kept: '', foreign: [] });

describe('the key of a profile', () => {
  it.each([
    ['the first one', '', { kind: 'loaded', keyText: newPem }],
    ['in place of what is no key', 'SHA256:abc', { kind: 'loaded', keyText: newPem }],
    ['the same one, however it is written', newPem.replaceAll('\n', ' '), { kind: 'unchanged' }],
    ['another one', oldPem, { kind: 'rotated', keyText: named(newPem, oldPem) }],
    [
      'another one before several',
      oldPem + sandboxPem,
      { kind: 'rotated', keyText: named(newPem, oldPem) + sandboxPem },
    ],
    [
      'the one that stood second',
      oldPem + newPem + sandboxPem,
      { kind: 'rotated', keyText: named(newPem, oldPem) + sandboxPem },
    ],
    [
      'another one after an earlier rotation',
      `${named(sandboxPem, oldPem)}`,
      { kind: 'rotated', keyText: `${named(newPem, sandboxPem)}# previous 2\n${oldPem}` },
    ],
    [
      'another one before keys with names of their own',
      `# production\n${oldPem}# sandbox\n${sandboxPem}`,
      {
        kind: 'rotated',
        keyText: `# current\n${newPem}# production\n${oldPem}# sandbox\n${sandboxPem}`,
      },
    ],
    [
      'one that stood second under a name of its own',
      `${oldPem}# next year\n${newPem}`,
      { kind: 'rotated', keyText: `# next year\n${newPem}# previous\n${oldPem}` },
    ],
  ])('may be %s', async (_, current, expected) => {
    const outcome = await readProfileAnswer(
      answer({ platformPublicKey: newPem }),
      onlyField(current),
    );
    expect(outcome).toMatchObject(expected);
  });

  it.each<readonly [string, KnownKeys, object]>([
    [
      'is no rotation of a foreign key, however it is called',
      { current: `# mine\n${ownPem}${sandboxPem}`, kept: '', foreign: [ownPem, sandboxPem] },
      { kind: 'loaded', keyText: newPem },
    ],
    [
      'is a rotation of the one beside a foreign key, which goes',
      { current: ownPem + oldPem, kept: '', foreign: [ownPem] },
      { kind: 'rotated', keyText: named(newPem, oldPem) },
    ],
    [
      'takes the place of a foreign key before it',
      { current: `${ownPem}# b\n${newPem}`, kept: '', foreign: [ownPem] },
      { kind: 'loaded', keyText: `# b\n${newPem}` },
    ],
    [
      'is the platform’s, also where somebody takes it for their own',
      { current: newPem, kept: '', foreign: [newPem] },
      { kind: 'unchanged', keyText: newPem },
    ],
    [
      'is a rotation of the kept one, where the field is empty',
      { current: '', kept: oldPem, foreign: [] },
      { kind: 'rotated', keyText: named(newPem, oldPem) },
    ],
    [
      'is a rotation of the kept one, where a sample stands in the field',
      { current: sandboxPem, kept: oldPem, foreign: [sandboxPem] },
      { kind: 'rotated', keyText: named(newPem, oldPem) },
    ],
    [
      'is loaded with the other kept ones, where it is one of them',
      { current: sandboxPem, kept: newPem + oldPem, foreign: [sandboxPem] },
      { kind: 'loaded', keyText: newPem + oldPem },
    ],
    [
      'is loaded in place of a sample, where it is kept',
      { current: sandboxPem, kept: newPem, foreign: [sandboxPem] },
      { kind: 'loaded', keyText: newPem },
    ],
    [
      'has nothing to do with what is kept beside another key',
      { current: newPem, kept: oldPem, foreign: [] },
      { kind: 'unchanged', keyText: newPem },
    ],
  ])('%s', async (_, known, expected) => {
    const given = answer({ platformPublicKey: newPem });
    expect(await readProfileAnswer(given, known)).toEqual(expected);
  });

  it('may stand deeper in the answer', async () => {
    const wrapped = answer({ code: 0, data: { profile: { platformPublicKey: newPem } } });
    expect(await readProfileAnswer(wrapped, onlyField(''))).toEqual({
      kind: 'loaded',
      keyText: newPem,
    });
  });
});

describe('a profile with several keys', () => {
  const both = answer({ platformPublicKey: `# now\n${newPem}# next\n${sandboxPem}` });

  it.each<readonly [string, string, object]>([
    [
      'into an empty field',
      '',
      { kind: 'loaded', keyText: `# now\n${newPem}# next\n${sandboxPem}` },
    ],
    [
      'before another key',
      oldPem,
      {
        kind: 'rotated',
        keyText: `# current\n${newPem}# next\n${sandboxPem}# previous\n${oldPem}`,
      },
    ],
    [
      'behind its first',
      `${newPem}${oldPem}`,
      { kind: 'loaded', keyText: `${newPem}# next\n${sandboxPem}${oldPem}` },
    ],
    [
      'which are all there',
      `${newPem}${sandboxPem}`,
      { kind: 'unchanged', keyText: newPem + sandboxPem },
    ],
  ])('gives all of them, and says how many: %s', async (_, current, expected) => {
    expect(await readProfileAnswer(both, onlyField(current))).toEqual({ ...expected, others: 1 });
  });

  it('has one twice, which is one', async () => {
    const twice = answer({ platformPublicKey: newPem + newPem });
    expect(await readProfileAnswer(twice, onlyField(''))).toEqual({
      kind: 'loaded',
      keyText: newPem,
    });
  });

  it('says which it could not read', async () => {
    const cut = answer({ platformPublicKey: newPem + sandboxPem.slice(0, 120) });
    expect(await readProfileAnswer(cut, onlyField(''))).toMatchObject({
      kind: 'loaded',
      keyText: newPem,
      problems: [
        { code: 'pem.repaired' },
        { code: 'pem.truncated', severity: 'warning', span: null },
      ],
    });
  });
});

describe('a profile in another form than the contract’s', () => {
  it('keeps a certificate, whose dates were not checked, as it is', async () => {
    const given = answer({ platformPublicKey: certificate });
    expect(await readProfileAnswer(given, onlyField(''))).toEqual({
      kind: 'loaded',
      keyText: certificate,
    });
    expect(
      await readProfileAnswer(answer({ platformPublicKey: newPem }), onlyField(certificate)),
    ).toEqual({
      kind: 'rotated',
      keyText: named(newPem, certificate),
    });
  });

  it('says what the key’s field does not: how the text had to be mended', async () => {
    const given = answer({ platformPublicKey: newPem.replaceAll('\n', '') });
    expect(await readProfileAnswer(given, onlyField(''))).toMatchObject({
      kind: 'loaded',
      keyText: newPem,
      problems: [{ code: 'pem.repaired', repairs: ['one-line'], span: null }],
    });
  });

  it('may stand at any depth', async () => {
    const deep = answer({ a: { b: { c: { d: [{ platformPublicKey: newPem }] } } } });
    expect(await readProfileAnswer(deep, onlyField(''))).toMatchObject({ kind: 'loaded' });
  });
});

describe('an answer without a key', () => {
  it.each<[string, ProfileAnswer, object]>([
    ['401', answer({}, 401), { code: 'profile.unauthorized' }],
    ['403', answer({}, 403), { code: 'profile.forbidden' }],
    ['404', answer({}, 404), { code: 'profile.not-found' }],
    ['500', answer('', 500), { code: 'profile.status', status: 500 }],
    ['a time-out', { kind: 'timeout', seconds: 10 }, { code: 'profile.timeout', seconds: 10 }],
    ['no connection', { kind: 'unreachable' }, { code: 'profile.unreachable' }],
    ['a redirection', { kind: 'redirected' }, { code: 'profile.redirected' }],
    ['a page', answer('<!DOCTYPE html><title>Sign in</title>'), { code: 'profile.html' }],
    ['a text', answer(newPem), { code: 'profile.not-json' }],
    ['no field', answer({ name: 'M' }), { code: 'profile.field-missing', isThere: false }],
    ['null', answer({ platformPublicKey: null }), { code: 'profile.field-missing', isThere: true }],
    [
      'a list of keys',
      answer({ platformPublicKey: [newPem] }),
      { code: 'profile.field-missing', isThere: true, type: 'array' },
    ],
    ['an empty key', answer({ platformPublicKey: ' ' }), { code: 'profile.field-missing' }],
    [
      'a key cut after its first lines',
      answer({ platformPublicKey: newPem.slice(0, 120) }),
      { code: 'profile.key', cause: { code: 'pem.truncated', reason: 'no-end' } },
    ],
    [
      'a key with a line lost',
      answer({ platformPublicKey: newPem.split('\n').toSpliced(3, 1).join('\n') }),
      { code: 'profile.key', cause: { code: 'pem.truncated', reason: 'der-short' } },
    ],
    [
      'a private key',
      answer({ platformPublicKey: privatePem }),
      { code: 'profile.key', cause: { code: 'pem.private-key' } },
    ],
  ])('is named: %s', async (_, given, expected) => {
    const outcome = await readProfileAnswer(given, onlyField(oldPem));
    const problem = { input: 'key', severity: 'error', span: null, ...expected };
    expect(outcome).toMatchObject({ kind: 'failed', problem });
  });
});
