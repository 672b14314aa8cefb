import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useShown } from './use-shown';

interface Pair {
  readonly list: readonly string[];
  readonly other: number;
}

const pickList = ({ list }: Pair) => list;

function List({ store, onDraw }: { store: StoreApi<Pair>; onDraw: () => void }) {
  onDraw();
  return <p data-testid="list">{useShown(store, pickList).join()}</p>;
}

function showPair() {
  const store = createStore<Pair>(() => ({ list: ['a'], other: 0 }));
  const onDraw = vi.fn();
  render(<List store={store} onDraw={onDraw} />);
  onDraw.mockClear();
  return { store, onDraw };
}

describe('useShown', () => {
  it('follows what it picks', async () => {
    const { store } = showPair();
    await act(async () => store.setState({ list: ['a', 'b'] }));
    expect(screen.getByTestId('list').textContent).toBe('a,b');
  });

  it('draws nothing again for what it does not pick, nor for an equal list', async () => {
    const { store, onDraw } = showPair();
    await act(async () => store.setState({ other: 1 }));
    await act(async () => store.setState({ list: ['a'] }));
    expect(onDraw).not.toHaveBeenCalled();
  });

  it('lets what is urgent go first, and then draws the newest', async () => {
    const { store } = showPair();
    await act(async () => {
      store.setState({ list: ['b'] });
      // Nothing is drawn in the same turn: the verdict is.
      expect(screen.getByTestId('list').textContent).toBe('a');
      store.setState({ list: ['c'] });
    });
    expect(screen.getByTestId('list').textContent).toBe('c');
  });
});
