import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { inspectCallback } from '../../../core/inspect-callback';
import { AppContext, type AppParts } from '../../shell/app-context';
import { StringPanel } from './string-panel';

it.each([
  ['nothing is pasted', '', {}, 'None yet: there is no body.'],
  [
    'a callback is to be chosen',
    '',
    { pasted: 'choice' },
    'None yet: choose one of the callbacks.',
  ],
  ['a paste is read', '', { isReading: true }, 'None yet: what was pasted is being read.'],
  ['the body is broken', '{"a', {}, 'None yet: the body cannot be read.'],
])('says why there is no string: %s', async (_, bodyText, given, said) => {
  const texts = { keyText: '', headersText: '', ownString: '' };
  const judged = await inspectCallback({ ...texts, bodyText });
  const report = createStore(() => ({ judged, report: judged, isJudging: false, isEdit: false }));
  const inputs = createStore(() => ({ pasted: 'nothing', isReading: false, ...given }));
  render(
    <AppContext value={{ report, inputs } as unknown as AppParts}>
      <StringPanel />
    </AppContext>,
  );
  await waitFor(() => expect(screen.getByText(/^None yet/).textContent).toBe(said));
});
