import { describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../core/key/detect-private-key';
import type { ProfileOutcome } from '../core/portal/read-profile-answer';
import { createInputsStore, emptyTexts } from './inputs-store';
import { createProfileStore } from './profile-store';

interface Question {
  readonly resolve: (outcome: ProfileOutcome) => void;
  readonly reject: (cause: Error) => void;
}

/** A page whose portal answers when the test says so. */
function open(keyText = '') {
  const inputs = createInputsStore(detectPrivateKey);
  inputs.getState().write('key', keyText);
  const asked: Question[] = [];
  const store = createProfileStore(
    inputs,
    () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
  );
  return {
    inputs: () => inputs.getState(),
    profile: () => store.getState(),
    asked,
    async load(outcome: ProfileOutcome): Promise<void> {
      const loading = store.getState().load('/profile');
      asked.at(-1)?.resolve(outcome);
      await loading;
    },
  };
}

const loaded = { kind: 'loaded', keyText: 'of the portal' } as const;

describe('the key from the portal', () => {
  it('takes the place of the text, and can be undone', async () => {
    const page = open('old');
    await page.load(loaded);
    expect(page.profile()).toMatchObject({ busy: false, outcome: loaded });
    expect(page.inputs().texts.key).toBe('of the portal');
    page.inputs().undoReplace();
    expect(page.inputs().texts.key).toBe('old');
  });

  it('is asked for once at a time', async () => {
    const page = open();
    const loading = page.profile().load('/profile');
    await page.profile().load('/profile');
    expect(page.asked).toHaveLength(1);
    expect(page.profile().busy).toBe(true);
    page.asked[0]?.resolve(loaded);
    await loading;
    expect(page.profile().busy).toBe(false);
  });

  const changes: readonly (readonly [string, (page: ReturnType<typeof open>) => void])[] = [
    ['cleared', ({ inputs }) => inputs().replaceAll(emptyTexts)],
    ['edited', ({ inputs }) => inputs().write('key', 'another')],
    ['given another text by a button', ({ inputs }) => inputs().replace({ key: 'another' })],
  ];

  it.each(changes)('is dropped when the field was %s meanwhile', async (_, change) => {
    const page = open('old');
    const loading = page.profile().load('/profile');
    change(page);
    const { key } = page.inputs().texts;
    page.asked[0]?.resolve(loaded);
    await loading;
    expect(page.inputs().texts.key).toBe(key);
    expect(page.profile()).toMatchObject({ busy: false, outcome: null });
  });

  it.each(changes)('is no longer spoken of once the field was %s', async (_, change) => {
    const page = open('old');
    await page.load(loaded);
    page.inputs().write('body', '{}');
    expect(page.profile().outcome).toEqual(loaded);
    change(page);
    expect(page.profile().outcome).toBeNull();
  });

  it('is a failure when the code that reads it cannot be had, and can be asked for again', async () => {
    const page = open('old');
    const loading = page.profile().load('/profile');
    page.asked[0]?.reject(new TypeError('Failed to fetch dynamically imported module'));
    await loading;
    expect(page.profile()).toMatchObject({
      busy: false,
      outcome: { kind: 'failed', problem: { code: 'profile.unreachable', input: 'key' } },
    });
    await page.load(loaded);
    expect(page.inputs().texts.key).toBe('of the portal');
  });
});
