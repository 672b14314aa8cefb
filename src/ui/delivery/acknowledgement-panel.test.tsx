import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AcknowledgementPanel } from './acknowledgement-panel';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** A file of an answer that is read as slowly as it is told to. */
function createSlowFile(content: string) {
  const file = new File([content], 'answer.txt');
  let deliver = (): void => undefined;
  file.arrayBuffer = () =>
    new Promise((resolve) => {
      deliver = () => resolve(new TextEncoder().encode(content).buffer);
    });
  return { file, deliver: () => deliver() };
}

function showPanel() {
  render(<AcknowledgementPanel />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Endpoint’s answer' });
  const drop = (...files: readonly File[]) =>
    fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } });
  return { area, drop };
}

describe('the file of an answer', () => {
  it('does not replace what was typed while it was read', async () => {
    const { area, drop } = showPanel();
    const { file, deliver } = createSlowFile('slow');
    drop(file);
    fireEvent.input(area, { target: { value: 'OK' } });
    deliver();
    await settle();
    expect(area.value).toBe('OK');
    expect(screen.queryByTestId('answer-file')).toBeNull();
  });

  it('takes the place of what stood there before', async () => {
    const { area, drop } = showPanel();
    fireEvent.input(area, { target: { value: 'OK' } });
    const { file, deliver } = createSlowFile('slow');
    drop(file);
    deliver();
    await settle();
    expect(area.value).toBe('');
    expect(screen.getByTestId('answer-file').textContent).toContain('answer.txt');
  });

  it('is the first of several, and the others are named', async () => {
    const { drop } = showPanel();
    drop(new File(['OK'], 'first.txt'), new File(['ok'], 'second.txt'));
    await settle();
    expect(screen.getByTestId('answer-file').textContent).toContain('first.txt');
    expect(screen.getByText(/Not taken, or not in whole: /).textContent).toContain('second.txt');
  });

  it('leaves what stands there when it is too large', async () => {
    const { area, drop } = showPanel();
    fireEvent.input(area, { target: { value: 'OK' } });
    drop(new File([new Uint8Array(20_000_001)], 'large.bin'));
    await settle();
    expect(area.value).toBe('OK');
    expect(screen.getByText(/20,000,001 bytes/)).toBeDefined();
  });
});

describe('an answer behind another one', () => {
  it.each([
    ['401 Unauthorized', 'An answer that asks for a login came first'],
    ['301 Moved Permanently', 'A redirect came first'],
  ])('is told of with the reason why it is not known: %s', async (status, told) => {
    const { area } = showPanel();
    const value = `HTTP/1.1 ${status}\n\nHTTP/1.1 200 OK\n\nOK`;
    fireEvent.input(area, { target: { value } });
    await settle();
    expect(screen.getByText(new RegExp(told))).toBeDefined();
  });
});

it('of which only the last chunk is missing is not said to announce more than is there', async () => {
  const { area } = showPanel();
  const value = 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2\nOK\n';
  fireEvent.input(area, { target: { value } });
  await settle();
  const text = document.body.textContent;
  expect(text).toContain('they announce 2 bytes');
  expect(text).toContain('bytes that are announced are missing, or the last chunk');
});
