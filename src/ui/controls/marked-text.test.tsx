import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../words/create-language';
import { code, strong, value } from '../../words/text';
import { MarkedText } from './marked-text';

const { say, quote } = createLanguage('en', ['“', '”']);

describe('a sentence', () => {
  it('isolates what it quotes and shows code as code, backticks included', () => {
    const text = say`It is ${quote('אב')}, not ${value('a`b')} or ${code('nonce')} ${strong('alone')}.`;
    const { container } = render(<MarkedText text={text} />);
    expect(container.textContent).toBe('It is “אב”, not a`b or nonce alone.');
    expect(Array.from(container.querySelectorAll('bdi'), (bdi) => bdi.textContent)).toEqual([
      'אב',
      'a`b',
      'nonce',
    ]);
    expect(container.querySelectorAll('code')).toHaveLength(2);
    expect(container.querySelector('strong')?.textContent).toBe('alone');
  });

  it('lets no bidirectional control act, wherever it stands', () => {
    const text = say`a\u202e ${quote('b\u2067')} ${value('c\u200f')} d\u061c`;
    const { container } = render(<MarkedText text={text} />);
    const signs = Array.from(container.querySelectorAll('[data-sign]'), (sign) =>
      sign.getAttribute('data-sign'),
    );
    expect(signs).toEqual(['U+202E', 'U+2067', 'U+200F', 'U+061C']);
  });
});
