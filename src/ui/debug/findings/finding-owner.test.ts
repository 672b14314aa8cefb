import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../words/text';
import { pickFirstFix } from './finding-owner';

function pick(...texts: readonly string[]): string {
  const firstFixes = texts.map((text) => ({ owner: 'platform' as const, text: [text] }));
  return toPlainText(pickFirstFix({ firstFixes }, { owner: 'platform' }) ?? []);
}

describe('what is to be done first', () => {
  it('is told whole where two fixes are needed', () => {
    expect(pick('Add this.')).toBe('Add this.');
    expect(pick('Add this.', 'Add that.')).toBe('Add this. Add that.');
  });

  it('says that it is not enough where more are needed', () => {
    expect(pick('One.', 'Two.', 'Three.')).toMatch(/^One\. .*one of 3 fixes/);
  });

  it('is that of whoever has to move', () => {
    const firstFixes = [
      { owner: 'transport' as const, text: ['Read the header itself.'] },
      { owner: 'platform' as const, text: ['Add this.'] },
    ];
    const fix = pickFirstFix({ firstFixes }, { owner: 'platform' });
    expect(toPlainText(fix ?? [])).toBe('Add this.');
    expect(toPlainText(pickFirstFix({ firstFixes }, { owner: 'unknown' }) ?? [])).toBe(
      'Read the header itself.',
    );
    expect(pickFirstFix({ firstFixes: [] }, { owner: 'unknown' })).toBeNull();
  });
});
