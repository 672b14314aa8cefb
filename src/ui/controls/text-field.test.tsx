import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field';
import { useGuardedText } from './use-guarded-text';

function NumberBox() {
  const { text, refusal, write } = useGuardedText('300');
  return <TextField label="Number" kind="number" fault={refusal} value={text} onWrite={write} />;
}

function getInput(): HTMLInputElement {
  return screen.getByRole('spinbutton', { name: 'Number' });
}

describe('a field for a number', () => {
  it('shows what is no number as it was typed', async () => {
    render(<NumberBox />);
    await userEvent.clear(getInput());
    await userEvent.type(getInput(), '5e');
    expect(getInput().value).toBe('5e');
    expect(getInput().getAttribute('aria-valuenow')).toBeNull();
  });

  it('counts with the arrow keys, and not below 0', async () => {
    render(<NumberBox />);
    await userEvent.type(getInput(), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(getInput().value).toBe('301');
    expect(getInput().getAttribute('aria-valuenow')).toBe('301');
    await userEvent.clear(getInput());
    await userEvent.type(getInput(), '0{ArrowDown}');
    expect(getInput().value).toBe('0');
  });

  it('refuses a private key until the next edit', async () => {
    render(<NumberBox />);
    const marker = 'PRIVATE KEY-----';
    await userEvent.click(getInput());
    await userEvent.paste(`-----BEGIN ${marker}`);
    expect(getInput().value).toBe('');
    expect(getInput().getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('private key');
    await userEvent.type(getInput(), '7');
    expect(getInput().value).toBe('7');
    expect(document.body.textContent).not.toContain('private key');
  });

  it('does not take a text that is longer than any value', async () => {
    render(<NumberBox />);
    await userEvent.click(getInput());
    await userEvent.paste('0'.repeat(100_000));
    expect(getInput().value).toBe('300');
    expect(document.body.textContent).toContain('up to 100,000 characters');
    await userEvent.paste('7');
    expect(getInput().value).toBe('3007');
    expect(document.body.textContent).not.toContain('characters');
  });
});

describe('a pasted text that is refused for its length', () => {
  /** @returns whether it is left to the browser, which inserts it */
  const paste = (text: string): boolean => {
    const clipboardData = { getData: () => text };
    return fireEvent(getInput(), createEvent.paste(getInput(), { clipboardData }));
  };

  it('never comes to the browser', () => {
    render(<NumberBox />);
    expect(paste('1'.repeat(100_001))).toBe(false);
    expect(getInput().getAttribute('aria-invalid')).toBe('true');
    expect(getInput().value).toBe('300');
    expect(paste('1'.repeat(100_000))).toBe(true);
  });
});
