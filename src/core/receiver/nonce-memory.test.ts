import { describe, expect, it } from 'vitest';
import {
  type NonceSighting,
  pickEarlierCallback,
  type RememberedNonce,
  rememberNonce,
  toNonceLifetime,
} from './nonce-memory';

const lifetime = 600;
const first: NonceSighting = {
  nonce: 'n1',
  atSeconds: 1000,
  sign: 'sign A',
  timestamp: '100',
  text: 'string A',
  isVerified: true,
};

function remember(...sightings: readonly NonceSighting[]): readonly RememberedNonce[] {
  return sightings.reduce<readonly RememberedNonce[]>(
    (memory, sighting) => rememberNonce(memory, sighting, lifetime),
    [],
  );
}

function isReplay(memory: readonly RememberedNonce[], sighting: Partial<NonceSighting>): boolean {
  return pickEarlierCallback(memory, { ...first, ...sighting }, lifetime) !== null;
}

describe('the nonce memory', () => {
  it.each<[string, boolean, Partial<NonceSighting>]>([
    ['the same callback again', false, {}],
    ['its body edited', false, { text: 'string A2', isVerified: false }],
    ['its signature edited', false, { sign: 'sign A2', isVerified: false }],
    ['its signature taken out', false, { sign: null, text: 'string A2', isVerified: false }],
    ['another nonce', false, { nonce: 'n2', text: 'string B', sign: 'sign B' }],
    ['another callback', true, { text: 'string B', sign: 'sign B' }],
    [
      'another callback that does not verify',
      true,
      { text: 'string B', sign: 'sign B', timestamp: '200', isVerified: false },
    ],
    [
      'another body and a damaged signature under its own time',
      false,
      { text: 'string B', sign: 'sign A2', isVerified: false },
    ],
    [
      'another body and signature, and no time',
      true,
      { text: 'string B', sign: 'sign B', timestamp: null, isVerified: false },
    ],
    ['another string under one signature text, both verified', true, { text: 'string B' }],
  ])('takes %s for a replay: %s', (_, expected, sighting) => {
    expect(isReplay(remember(first), sighting)).toBe(expected);
  });

  it('knows a callback whose first pastes were damaged', () => {
    const damaged = { ...first, isVerified: false, sign: 'sign A2' };
    const ofOther = { text: 'string B', isVerified: false };
    expect(isReplay(remember(damaged), ofOther)).toBe(false);
  });

  it('tells a callback that verifies from one of the same second that did not', () => {
    const unverified = remember({ ...first, isVerified: false });
    const other = { sign: 'sign B', text: 'string B' };
    expect(isReplay(unverified, other)).toBe(true);
    expect(isReplay(unverified, { ...other, isVerified: false })).toBe(false);
    expect(isReplay(unverified, { sign: 'sign B' })).toBe(false);
    expect(isReplay(unverified, { text: 'string B' })).toBe(false);
  });

  it('follows one callback through edits of body and signature', () => {
    const edited = { ...first, isVerified: false, text: 'string A2' };
    const signed = { ...edited, sign: 'sign A2' };
    const memory = remember(first, edited, signed);
    expect(isReplay(memory, { ...signed, text: 'string A3' })).toBe(false);
    expect(memory).toHaveLength(1);
  });

  it('knows another callback that came in by halves', () => {
    const half = { ...first, isVerified: false, text: 'string B' };
    const whole = { ...half, isVerified: true, sign: 'sign B' };
    expect(isReplay(remember(first, half), whole)).toBe(true);
    expect(isReplay(remember(first, half, whole), first)).toBe(false);
  });

  it('forgets nonces that were only typed on the way', () => {
    const draft = { ...first, isVerified: false, nonce: 'n' };
    expect(remember(draft, first).map(({ nonce }) => nonce)).toEqual(['n1']);
    expect(remember(first, draft).map(({ nonce }) => nonce)).toEqual(['n1', 'n']);
  });

  it('keeps of a callback when it came first, and each of its forms once', () => {
    const entry = {
      nonce: 'n1',
      firstSeenSeconds: 1000,
      signs: ['sign A'],
      timestamps: ['100'],
      texts: ['string A'],
      verifiedText: 'string A',
    };
    expect(remember(first, { ...first, atSeconds: 1100 })).toEqual([entry]);
    const unsigned = { ...first, isVerified: false, sign: null };
    expect(remember(unsigned)).toEqual([{ ...entry, signs: [], verifiedText: null }]);
    expect(remember(unsigned, first)).toEqual([entry]);
    const edited = { ...first, isVerified: false, text: 'string A2' };
    expect(remember(first, edited)).toEqual([{ ...entry, texts: ['string A', 'string A2'] }]);
    expect(remember(first, { ...edited, sign: null })).toEqual([
      { ...entry, texts: ['string A', 'string A2'] },
    ]);
    expect(remember(edited, first)).toEqual([{ ...entry, texts: ['string A2', 'string A'] }]);
  });

  it('learns nothing from another callback of the same nonce', () => {
    const memory = remember(first);
    const other = { ...first, text: 'string B', sign: 'sign B' };
    expect(rememberNonce(memory, other, lifetime)).toEqual(memory);
  });

  it('keeps the newest hundred forms of a callback', () => {
    const edits = Array.from({ length: 100 }, (_, index) => ({
      ...first,
      isVerified: false,
      text: `string A${index}`,
    }));
    const [entry] = remember(first, ...edits);
    expect(entry?.texts).toEqual(edits.map(({ text }) => text));
  });

  it('keeps a nonce that was changed where the callback had none of the signatures known', () => {
    const draft = { ...first, isVerified: false, nonce: 'n' };
    const unsigned = { ...first, isVerified: false, sign: null };
    const nonces = (...sightings: NonceSighting[]) =>
      remember(...sightings).map(({ nonce }) => nonce);
    expect(nonces(draft, { ...first, sign: 'sign B' })).toEqual(['n', 'n1']);
    expect(nonces(draft, unsigned)).toEqual(['n', 'n1']);
    expect(nonces({ ...draft, sign: null }, unsigned)).toEqual(['n', 'n1']);
    expect(nonces(draft, { ...draft, text: 'string B' })).toEqual(['n']);
  });

  it.each<[number, boolean]>([
    [1600, true],
    [1601, false],
  ])('remembers for its lifetime: at %i, %s', (atSeconds, expected) => {
    const other = { atSeconds, text: 'string B', sign: 'sign B' };
    expect(isReplay(remember(first), other)).toBe(expected);
    expect(remember(first, { ...first, ...other, nonce: 'n2' })).toHaveLength(expected ? 2 : 1);
  });

  it.each([
    [0, 600],
    [300, 600],
    [600, 600],
    [601, 601],
  ])('with a tolerance of %i seconds it lasts %i (reading 16)', (tolerance, expected) => {
    expect(toNonceLifetime(tolerance)).toBe(expected);
  });

  it('keeps at most 1,000 nonces, the newest', () => {
    const sightings = Array.from({ length: 1001 }, (_, index) => ({
      ...first,
      nonce: `n${index}`,
      sign: `sign ${index}`,
    }));
    const memory = remember(...sightings);
    expect(memory).toHaveLength(1000);
    expect(memory[0]?.nonce).toBe('n1');
  });
});
