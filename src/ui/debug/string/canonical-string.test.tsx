import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { parseBody } from '../../../core/body/parse-body';
import { buildCanonical } from '../../../core/canonical/build-canonical';
import { parseHeaders } from '../../../core/headers/parse-headers';
import { AppContext, type AppParts } from '../../shell/app-context';
import { CanonicalString } from './canonical-string';

function show(values: readonly string[]) {
  const bodyText = JSON.stringify(Object.fromEntries(values.map((value, at) => [`k${at}`, value])));
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('no body');
  const { headers } = parseHeaders('');
  const { canonical } = buildCanonical({ headers, body: body.value, bodyText });
  const app = { pointing: createStore(() => ({ pointed: null })) };
  const { container } = render(
    <AppContext value={app as unknown as AppParts}>
      <CanonicalString canonical={canonical} />
    </AppContext>,
  );
  return { text: canonical.text, container, shown: screen.getByTestId('canonical-string') };
}

describe('a string of very many invisible characters', () => {
  it('is one plain text, exactly', () => {
    const { text, shown, container } = show(['\u200b'.repeat(5001)]);
    expect(shown.textContent).toBe(text);
    expect(container.querySelectorAll('.invisible')).toHaveLength(0);
  });

  it('shows each of them up to five thousand', () => {
    const { text, shown, container } = show(['\u200b'.repeat(5000)]);
    expect(shown.textContent).toBe(text);
    expect(container.querySelectorAll('.invisible')).toHaveLength(5000);
  });
});

describe('a string of very many pairs', () => {
  it('is one plain text, exactly', () => {
    const { text, shown, container } = show(Array(600).fill('value'));
    expect(shown.textContent).toBe(text);
    expect(container.querySelectorAll('bdi')).toHaveLength(0);
  });

  it('isolates its keys and values where one goes from right to left', () => {
    const { text, shown, container } = show([...Array(600).fill('value'), 'שלום', 'a\u202eb']);
    expect(shown.textContent).toBe(text);
    const isolated = Array.from(container.querySelectorAll('bdi'), (bdi) => bdi.textContent);
    expect(isolated).toContain('שלום');
    expect(isolated.join('')).not.toMatch(/[=&]/);
  });

  // Whatever the last of the 20,000 characters shown is: of a key, of a value, or between them.
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('stays exact where it is cut, %i', (shift) => {
    const { text, shown } = show([`ש${'x'.repeat(19_990 + shift)}`, 'y'.repeat(90_000)]);
    expect(text.slice(0, 3)).toBe('k0=');
    expect(text.length).toBeGreaterThan(100_000);
    expect(shown.textContent).toBe(text);
    const isolated = Array.from(shown.querySelectorAll('bdi'), (bdi) => bdi.textContent);
    expect(isolated.join('')).not.toMatch(/[=&]/);
  });

  it('shows no more bidirectional controls than can be drawn', () => {
    const { text, shown, container } = show([...Array(600).fill('v'), '\u202e'.repeat(5000)]);
    expect(shown.textContent).toBe(text);
    expect(container.querySelectorAll('.is-bidi')).toHaveLength(1000);
  });
});
