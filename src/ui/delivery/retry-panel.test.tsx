import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { printUtc } from '../../words/utc-text';
import { RetryPanel } from './retry-panel';

// A canvas: drawn in a browser alone.
vi.mock('./retry-chart', () => ({ RetryChart: () => null }));

afterEach(() => {
  vi.useRealTimers();
});

it('tells the same time for the next attempt in words and in the table, one that has not passed', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.UTC(2026, 10, 24, 3, 5, 47) / 1000;
  vi.setSystemTime(now * 1000);
  render(<RetryPanel />);
  const next = Number(screen.getByTestId('outlook').dataset.next);
  expect(next).toBeGreaterThan(now);
  expect(next).toBeLessThanOrEqual(now + 30);
  const [, , second] = screen.getAllByRole('row');
  expect(second?.textContent).toContain(printUtc(next).slice(5, 19));
});
