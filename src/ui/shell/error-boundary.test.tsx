import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

let isBroken = true;

function Part() {
  if (isBroken) throw new Error('no such word');
  return <p>drawn</p>;
}

it('keeps what stands around a part that cannot be drawn, which can be tried again', async () => {
  // React says there what was thrown.
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>beside</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('beside')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('no such word');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('drawn')).toBeDefined();
  print.mockRestore();
});
