import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPart, Deferred } from './deferred';

const waiting = <p>waiting</p>;

describe('a part of the page that is fetched later', () => {
  it('is waited for, then drawn', async () => {
    const part = createPart(async () => 'drawn');
    render(
      <Deferred part={part} waiting={waiting}>
        {(code) => <p>{code}</p>}
      </Deferred>,
    );
    expect(screen.getByText('waiting')).toBeDefined();
    expect(await screen.findByText('drawn')).toBeDefined();
  });

  it('is drawn at once when it was fetched before', async () => {
    const part = createPart(async () => 'drawn');
    await part.fetch();
    render(
      <Deferred part={part} waiting={waiting}>
        {(code) => <p>{code}</p>}
      </Deferred>,
    );
    expect(screen.getByText('drawn')).toBeDefined();
  });

  it('is drawn, too, when it comes between the drawing without it and the asking for it', async () => {
    let looks = 0;
    const part = { code: () => (looks++ === 0 ? null : 'drawn'), fetch: async () => {} };
    render(
      <Deferred part={part} waiting={waiting}>
        {(code) => <p>{code}</p>}
      </Deferred>,
    );
    expect(await screen.findByText('drawn')).toBeDefined();
  });

  it('is fetched once, however often it is asked for', async () => {
    let fetches = 0;
    const part = createPart(async () => {
      fetches += 1;
      return fetches;
    });
    await Promise.all([part.fetch(), part.fetch()]);
    await part.fetch();
    expect([fetches, part.code()]).toEqual([1, 1]);
  });

  it('says that it could not be fetched, and can be tried again', async () => {
    let isOnline = false;
    const part = createPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return 'drawn';
    });
    render(
      <Deferred part={part} waiting={waiting}>
        {(code) => <p>{code}</p>}
      </Deferred>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not be fetched');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('drawn')).toBeDefined();
  });
});

describe('a part that is fetched early', () => {
  afterEach(() => vi.resetModules());

  it('is not asked for before the page stands, and then without being asked for', async () => {
    vi.resetModules();
    const [{ createEarlyPart }, { noteDrawn }] = await Promise.all([
      import('./deferred'),
      import('../../platform/first-draw'),
    ]);
    const part = createEarlyPart(async () => 'drawn');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    expect(part.code()).toBeNull();
    noteDrawn();
    await vi.waitFor(() => expect(part.code()).toBe('drawn'));
  });
});
