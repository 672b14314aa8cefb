import { describe, expect, it } from 'vitest';
import { createUpdateStore } from './update-store';

describe('createUpdateStore', () => {
  it('knows of no newer version until one is announced, and changes to it by itself never', () => {
    let announce: (change: () => void) => void = () => {};
    let changes = 0;
    const store = createUpdateStore((announceTo) => {
      announce = announceTo;
    });
    expect(store.getState().change).toBeNull();
    announce(() => {
      changes += 1;
    });
    expect(changes).toBe(0);
    store.getState().change?.();
    expect(changes).toBe(1);
  });

  it('says no more of a version that was dismissed, but of the next one', () => {
    let announce: (change: () => void) => void = () => {};
    const store = createUpdateStore((announceTo) => {
      announce = announceTo;
    });
    announce(() => {});
    store.getState().dismiss();
    expect(store.getState().change).toBeNull();
    announce(() => {});
    expect(store.getState().change).not.toBeNull();
  });
});
