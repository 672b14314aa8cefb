import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestKeySize } from '../../platform/test-key-pair';
import { createSenderStore } from '../../state/sender-store';
import { takeRsaPair } from '../../testing/rsa-pairs';
import { OrderPanel } from './order-panel';
import type { PageSenderStore } from './sender-place';

function show(): PageSenderStore {
  const signer = { publicKeyPem: '', sign: async () => new Uint8Array(256) };
  const store: PageSenderStore = createSenderStore<TestKeySize>(
    {
      readClock: () => 1_795_163_400,
      random: (count) => new Uint8Array(count),
      createSigner: async () => signer,
      loadBreaking: () => import('../../core/sender/break-callback'),
      tell: async () => null,
    },
    2048,
  );
  render(<OrderPanel store={store} />);
  return store;
}

async function write(store: PageSenderStore, bodyText: string): Promise<readonly string[]> {
  await act(async () => {
    store.getState().write('bodyText', bodyText);
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve));
  });
  return screen.queryAllByTestId('problem').map(({ dataset }) => dataset.code ?? '');
}

describe('the problems of the body to sign', () => {
  it('are those of the newest text alone', async () => {
    const store = show();
    const good =
      '{"orderType":"payin","orderNo":"P","merchantOrderNo":"M","status":"completed","amount":"1.00"}';
    const missing = await write(store, '{"status":"completed"}');
    expect(missing).toEqual(Array(missing.length).fill('body.field-missing'));
    expect(missing.length).toBeGreaterThan(1);
    expect(await write(store, '[]')).toEqual(['body.not-object']);
    expect(await write(store, good)).not.toContain('body.not-object');
    expect((await write(store, '{"status":"completed"}')).length).toBe(missing.length);
  });

  it('lead to their places', async () => {
    const store = show();
    await write(store, '{\n"a": ,\n}');
    fireEvent.click(screen.getByRole('button', { name: 'Line 2, column 6' }));
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body to sign' });
    expect(document.activeElement).toBe(area);
    expect(area.selectionStart).toBe(7);
  });
});

describe('a private key in the form of the body', () => {
  const pem = takeRsaPair(2048).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const body = '{"amount":"1.00","completedAt":1790000000}';

  it.each(['amount', 'completedAt', 'Another field', 'Its value'])(
    'is not taken by %s, and costs nothing that was written',
    async (name) => {
      const store = show();
      await write(store, body);
      const field = screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
      const before = field.value;
      fireEvent.change(field, { target: { value: pem } });
      expect(field.value).toBe(before);
      expect(store.getState().texts.bodyText).toBe(body);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const isPart = name === 'amount' || name === 'completedAt';
      const told = isPart ? 'It was not taken' : 'the field was cleared';
      expect(field.closest('.field')?.textContent).toContain(told);
    },
  );
});
