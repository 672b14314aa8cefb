import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { printUtc } from '../../words/utc-text';
import type { RetryChartProps } from './retry-chart';
import { RetryPanel } from './retry-panel';

// A canvas: drawn in a browser alone. Its caption has this time.
vi.mock('./retry-chart', () => ({
  RetryChart: ({ firstAtSeconds }: RetryChartProps) => <figure>{printUtc(firstAtSeconds)}</figure>,
}));

afterEach(() => {
  vi.useRealTimers();
});

const now = Date.UTC(2026, 10, 24, 3, 5, 47) / 1000;

function renderNow(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now * 1000);
  render(<RetryPanel />);
}

it('tells the same time for the next attempt in words and in the table, one that has not passed', () => {
  renderNow();
  const next = Number(screen.getByTestId('outlook').dataset.next);
  expect(next).toBeGreaterThan(now);
  expect(next).toBeLessThanOrEqual(now + 30);
  const [, , second] = screen.getAllByRole('row');
  expect(second?.textContent).toContain(printUtc(next).slice(5, 19));
});

it('tells the same time for the first attempt above the picture and in the table', async () => {
  renderNow();
  expect((await screen.findByRole('figure')).textContent).toContain('11-24 03:05:40');
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('11-24 03:05:40');
});
