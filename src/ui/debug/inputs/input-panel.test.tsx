import { gzipSync } from 'node:zlib';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SlowFile } from '../../../testing/slow-file';
import { AppContext } from '../../shell/app-context';
import { createInputApp } from './create-input-app';
import { InputPanel } from './input-panel';

function showPanel() {
  const { inputs, app } = createInputApp();
  render(
    <AppContext value={app}>
      <InputPanel input="body" step={1} language="json" rows={[1, 1, 2]} confirmation={null} />
    </AppContext>,
  );
  return { inputs, area: screen.getByRole('textbox') };
}

const drop = (area: HTMLElement, ...files: readonly File[]) =>
  fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } });

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

// What turns bytes into text is fetched later.
beforeAll(async () => {
  await import('./read-file');
  await settle();
});

describe('a file that is dropped on an input', () => {
  it('stands there once it is read', async () => {
    const { inputs, area } = showPanel();
    const file = new SlowFile('{"a":1}');
    drop(area, file);
    file.deliver();
    await settle();
    expect(inputs.getState().texts.body).toBe('{"a":1}');
  });

  it('does not replace what was written while it was read', async () => {
    const { inputs, area } = showPanel();
    const file = new SlowFile('{"a":1}');
    drop(area, file);
    act(() => inputs.getState().write('body', 'newer'));
    file.deliver();
    await settle();
    expect(inputs.getState().texts.body).toBe('newer');
  });

  it('does not replace a file that was dropped after it and read before it', async () => {
    const { inputs, area } = showPanel();
    const [slow, quick] = [new SlowFile('slow'), new SlowFile('quick')];
    drop(area, slow);
    drop(area, quick);
    quick.deliver();
    await settle();
    slow.deliver();
    await settle();
    expect(inputs.getState().texts.body).toBe('quick');
  });

  it('is not even read beyond 20 MB: it is said, and the text stays', async () => {
    const { inputs, area } = showPanel();
    act(() => inputs.getState().write('body', 'before'));
    const [largest, larger] = [new SlowFile('{}', 20_000_000), new SlowFile('{}', 20_000_001)];
    drop(area, larger);
    await settle();
    expect(larger.isRead).toBe(false);
    expect(screen.getByRole('alert').textContent).toMatch(/20,000,001 bytes.*up to 20 MB/);
    expect(inputs.getState().texts.body).toBe('before');

    drop(area, largest);
    largest.deliver();
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(inputs.getState().texts.body).toBe('{}');
  });

  it('is said to be unreadable when the browser cannot read it', async () => {
    const { area } = showPanel();
    const file = new SlowFile('{}');
    drop(area, file);
    file.fail();
    await settle();
    expect(screen.getByRole('alert').textContent).toMatch(/“slow.json” could not be read/);
  });

  it.each([
    ['gzip', gzipSync('{"a":1}')],
    ['zip', Buffer.from('PK\u0003\u0004\u0014\u0000')],
  ])('is named where it is compressed, and the text stays: %s', async (form, bytes) => {
    const { inputs, area } = showPanel();
    act(() => inputs.getState().write('body', 'before'));
    drop(area, new File([new Uint8Array(bytes)], 'body.bin'));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain(`“body.bin” is compressed (${form})`);
    expect(inputs.getState().texts.body).toBe('before');
  });

  it('is the first of several, and the others are named', async () => {
    const { inputs, area } = showPanel();
    drop(area, new File(['{"a":1}'], 'first.json'), new File(['{"a":2}'], 'second.json'));
    await settle();
    expect(inputs.getState().texts.body).toBe('{"a":1}');
    expect(screen.getByRole('alert').textContent).toContain(
      'Not taken, or not in whole: “second.json”.',
    );
    drop(area, new SlowFile('', 60_000_000, 'large.json'), new File(['{}'], 'second.json'));
    await settle();
    expect(screen.getByRole('alert').textContent).toMatch(/“large.json” has .*“second.json”/);
  });

  it('is spoken of until the next edit', async () => {
    const { inputs, area } = showPanel();
    drop(area, new SlowFile('', 60_000_000));
    await settle();
    expect(screen.getByRole('alert')).toBeDefined();
    act(() => inputs.getState().write('body', '{}'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
