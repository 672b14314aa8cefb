import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppContext } from '../../shell/app-context';
import { createInputApp } from './create-input-app';
import { BodyPanel } from './input-panels';

const bodyText = '{"amount":"12.00","orderNo":"20260722001","orderType":"payin"}';

const wait = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** Longer than the page waits for the click that takes the focus. */
const settle = () => wait(200);

async function showBody() {
  const { inputs, report, app } = createInputApp();
  render(
    <AppContext value={app}>
      <BodyPanel />
      <button type="button">elsewhere</button>
    </AppContext>,
  );
  async function write(text: string): Promise<void> {
    act(() => inputs.getState().write('body', text));
    while (report.getState().busy) await wait(5);
    await wait(5);
  }
  await write(bodyText);
  return { app, write };
}

const readFolded = () =>
  screen.getByRole('region', { name: 'Callback body' }).getAttribute('data-folded');
const getArea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Callback body' });
const getButton = (word: string) => screen.getByRole('button', { name: `${word} Callback body` });

describe('a folded input', () => {
  it('keeps its text box, says what it holds and has a button that opens it', async () => {
    await showBody();
    expect(readFolded()).toBe('true');
    expect(getArea().value).toBe(bodyText);
    expect(screen.getByText(/3 fields, 62 bytes/)).toBeDefined();
    fireEvent.click(getButton('Edit'));
    expect(readFolded()).toBe('false');
    expect(document.activeElement).toBe(getArea());
    fireEvent.click(getButton('Fold'));
    expect(readFolded()).toBe('true');
  });

  it('is open for as long as its text has the focus', async () => {
    await showBody();
    act(() => getArea().focus());
    expect(readFolded()).toBe('false');
    await settle();
    expect(readFolded()).toBe('false');
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    // The click that took the focus is not over yet.
    expect(readFolded()).toBe('false');
    await settle();
    expect(readFolded()).toBe('true');
  });

  it('does not open for the focus on its button', async () => {
    await showBody();
    act(() => getButton('Edit').focus());
    expect(readFolded()).toBe('true');
  });

  it('opens for a place in it', async () => {
    const { app } = await showBody();
    act(() => app.editors.goTo('body', { start: 1, end: 9 }));
    expect(readFolded()).toBe('false');
    expect([getArea().selectionStart, getArea().selectionEnd]).toEqual([1, 9]);
  });

  it('opens for a click on its text, and stays open', async () => {
    await showBody();
    expect(fireEvent.mouseDown(getArea())).toBe(false);
    fireEvent.click(getArea());
    expect(document.activeElement).toBe(getArea());
    act(() => getArea().blur());
    await settle();
    expect(readFolded()).toBe('false');
  });

  it('shows its warnings', async () => {
    await showBody();
    expect(readFolded()).toBe('true');
    const problems = await screen.findAllByTestId('problem');
    const codes = problems.map(({ dataset }) => dataset.code);
    expect(codes).toContain('body.field-missing');
  });

  it('has nothing to open while it is blank', async () => {
    const { write } = await showBody();
    await write('');
    expect(readFolded()).toBe('false');
    expect(screen.queryByRole('button', { name: /Callback body/ })).toBeNull();
  });
});
