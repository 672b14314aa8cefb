import { describe, expect, it } from 'vitest';
import { createKnownNames } from './known-names';
import { maskFacts } from './mask-facts';
import { StandInBytes } from './stand-in-bytes';
import { createStandIns } from './stand-ins';

function createTestMasking() {
  const standIns = createStandIns();
  standIns.replace('4095.40', 'amount');
  return { standIns, names: createKnownNames(['customer'], ['4095.40']), entries: [] };
}

describe('masked facts', () => {
  it('hide what nobody said to be a code', () => {
    const facts = {
      code: 'value.new',
      severity: 'error',
      anything: 'secret',
      deep: [{ new: ['x y'] }],
    };
    expect(maskFacts(facts, createTestMasking())).toEqual({
      code: 'value.new',
      severity: 'error',
      anything: 'value-1',
      deep: [{ new: ['value-2'] }],
    });
  });

  it('name a value by its key, and one that was written otherwise by the value', () => {
    const cause = {
      kind: 'pair',
      code: 'value.changed',
      key: 'amount',
      expected: '4095.40',
      own: '4095.4',
      other: '7.00',
    };
    expect(maskFacts(cause, createTestMasking())).toMatchObject({
      key: 'amount',
      expected: 'amount-1',
      own: 'amount-1-rewritten',
      other: 'amount-2',
    });
  });

  it('keep the words of the program, without which nothing can be said of them', () => {
    const cause = {
      kind: 'fault',
      code: 'value.changed',
      likeness: 'other-zone',
      mayBeRewritten: 'body',
      relation: { kind: 'items', of: 'keys', to: 'count' },
    };
    expect(maskFacts(cause, createTestMasking())).toEqual(cause);
    const keyText = { code: 'pem.no-markers', content: 'several' };
    expect(maskFacts(keyText, createTestMasking())).toEqual(keyText);
  });

  it('keep the names of entries beside a value', () => {
    const named = {
      otherKey: 'customer',
      heldKeys: ['customer'],
      roundedKeys: ['customer'],
      sortedKeys: ['customer'],
    };
    expect(maskFacts(named, createTestMasking())).toEqual(named);
  });

  it('keep a name that is one, and no other', () => {
    const problem = { code: 'body.lone-surrogate', path: 'customer.409540[0].P1792356560365460' };
    expect(maskFacts(problem, createTestMasking())).toEqual({
      code: 'body.lone-surrogate',
      path: 'customer.key-1[0].key-2',
    });
  });

  it('hide bytes, whose number stays, but not those of a key', () => {
    const digest = new Uint8Array(32).fill(7);
    const fingerprint = new Uint8Array(32).fill(8);
    const masked = maskFacts({ digest, again: digest, fingerprint }, createTestMasking());
    expect(masked.digest).toBeInstanceOf(StandInBytes);
    expect(masked.digest).toMatchObject({ standIn: 'sha-256-1', length: 32 });
    expect([...masked.digest]).toEqual(Array(32).fill(0));
    expect(masked.again).toMatchObject({ standIn: 'sha-256-1' });
    expect(masked.fingerprint).toBe(fingerprint);
  });

  it('hide a moment, and keep how long ago it was', () => {
    const check = {
      code: 'timestamp.old',
      name: 'timestamp',
      sentAtSeconds: 1_793_135_054,
      ageSeconds: 301,
    };
    expect(maskFacts(check, createTestMasking())).toEqual({
      code: 'timestamp.old',
      name: 'timestamp',
      sentAtSeconds: 0,
      ageSeconds: 301,
    });
  });
});
