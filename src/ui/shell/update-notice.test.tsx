import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createUpdateStore } from '../../state/update-store';
import { AppContext, type AppParts } from './app-context';
import { UpdateNotice } from './update-notice';

it('says that the new version is on its way until the page is loaded again', async () => {
  let changes = 0;
  const update = createUpdateStore((announce) => {
    announce(() => {
      changes += 1;
    });
  });
  render(
    <AppContext value={{ update } as unknown as AppParts}>
      <UpdateNotice />
    </AppContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reload to update' }));
  expect(changes).toBe(1);
  expect(screen.getByRole('status').textContent).toContain('Changing to the new version');
  expect(screen.queryByRole('button')).toBeNull();
});
