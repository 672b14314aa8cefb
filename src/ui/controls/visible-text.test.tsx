import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExactText, VisibleText } from './visible-text';

/** PropList.txt of Unicode: Bidi_Control. */
const controls = [
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
].map((code) => String.fromCodePoint(code));

function readSigns(container: HTMLElement): readonly (string | undefined)[] {
  return Array.from(
    container.querySelectorAll<HTMLElement>('.is-bidi'),
    ({ dataset }) => dataset.sign,
  );
}

describe('a value of the input', () => {
  it('has each bidirectional control apart, under its name, and its text content exact', () => {
    const text = `a${controls.join('b')}c`;
    const { container } = render(<VisibleText text={text} />);
    expect(container.textContent).toBe(text);
    expect(readSigns(container)).toEqual([
      'U+061C',
      'U+200E',
      'U+200F',
      'U+202A',
      'U+202B',
      'U+202C',
      'U+202D',
      'U+202E',
      'U+2066',
      'U+2067',
      'U+2068',
      'U+2069',
    ]);
    for (const node of container.querySelectorAll('.is-bidi')) {
      expect(controls).toContain(node.textContent);
    }
  });

  it('is cut where it is very long, and says by how much', () => {
    const { container } = render(<VisibleText text={'x'.repeat(12_000)} />);
    expect(container.textContent).toBe(`${'x'.repeat(2000)} … 10,000 more`);
  });

  it('is cut where it would be thousands of signs', () => {
    const { container } = render(<VisibleText text={'\u200b'.repeat(1500)} />);
    expect(container.querySelectorAll('.invisible')).toHaveLength(200);
    expect(container.textContent).toMatch(/ … 1,300 more$/);
  });

  it('is exact where that is asked for', () => {
    const text = '\u200b'.repeat(3000);
    const { container } = render(<ExactText text={text} />);
    expect(container.textContent).toBe(text);
  });

  it('is isolated', () => {
    const { container } = render(<VisibleText text="שלום" />);
    expect(container.querySelector('bdi')?.textContent).toBe('שלום');
  });
});
