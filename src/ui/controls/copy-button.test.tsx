import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CopyButton } from './copy-button';

describe('CopyButton', () => {
  it('copies its text exactly and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton text={'a=1&b= 2\r\n'} what="the string" />);
    await user.click(screen.getByRole('button', { name: 'Copy the string' }));
    expect(await navigator.clipboard.readText()).toBe('a=1&b= 2\r\n');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });
});
