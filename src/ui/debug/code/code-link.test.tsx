import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CodeLanguage } from '../../../core/code-language';
import type { Cause } from '../../../core/diagnosis/cause';
import { assignFinding, createFinding, notProven } from '../../../core/diagnosis/finding';
import type { Owner } from '../../../core/diagnosis/owner';
import { createCodeStore } from '../../../state/code-store';
import { createSettingsStore } from '../../../state/settings-store';
import { AppContext, type AppParts } from '../../shell/app-context';
import { CodeLink } from './code-link';
import { CodePanel } from './code-panel';

function build(owner: Owner, codes: readonly Cause['code'][], variant: string) {
  const causes = codes.map((code) => ({
    kind: 'deviation',
    code,
    owner,
    variant,
    facts: {},
  })) as unknown as readonly Cause[];
  return assignFinding(createFinding({ causes, subject: 'own-string', proof: notProven }), owner);
}

function show(owner: Owner, codes: readonly Cause['code'][], variant = 'plain') {
  const settings = createSettingsStore({
    storage: null,
    requestedEditor: null,
    coarsePointer: false,
  });
  const app = { settings, code: createCodeStore(), editor: createStore(() => ({})) };
  render(
    <AppContext value={app as unknown as AppParts}>
      <CodeLink finding={build(owner, codes, variant)} />
      <CodePanel />
    </AppContext>,
  );
}

const code = () => screen.findByTestId('code');
const choose = (language: CodeLanguage) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the code' }), language);

describe('a finding and the code', () => {
  it('marks the lines that do it right, in whichever language', async () => {
    show('merchant', ['number.double']);
    await choose('Python');
    await code();
    await userEvent.click(screen.getByRole('button', { name: 'See the line that does it right' }));
    const marked = async () =>
      Array.from((await code()).querySelectorAll('mark'), (mark) => mark.textContent).join('');
    expect(await marked()).toMatch(
      /^ {4}"""\[numbers\] .*\n {4}try:\n {8}number = Decimal\(source\)\n/,
    );
    await choose('Go');
    expect(await marked()).toMatch(/^\/\/ \[numbers\] .*\nfunc toPlainDecimal\(/);
  });

  it('leads to the language that the own string was printed in, until one is chosen', async () => {
    show('merchant', ['string.language-text'], 'go-use-number');
    expect(screen.getByText('In Go')).toBeDefined();
    const link = screen.getByRole('button', { name: 'See the line that does it right' });
    await userEvent.click(link);
    await waitFor(async () => expect((await code()).dataset.language).toBe('Go'));
    await choose('Kotlin');
    expect(screen.getByText('In Kotlin')).toBeDefined();
    await userEvent.click(link);
    expect((await code()).dataset.language).toBe('Kotlin');
  });

  it('leads to each of several rules', () => {
    show('merchant', ['number.double', 'number.scientific', 'string.order-received']);
    const names = screen.getAllByRole('button', { name: /^See the line/ });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'See the line that does it right: numbers',
      'See the line that does it right: the order',
    ]);
  });

  it.each([
    ['the platform’s move', 'platform', 'number.double'],
    ['what no verifier does', 'merchant', 'string.unknown'],
  ] as const)('leads nowhere from %s', (_, owner, code) => {
    show(owner, [code]);
    expect(screen.queryByRole('button', { name: /^See the line/ })).toBeNull();
  });

  it('offers the file under its name', async () => {
    show('merchant', ['number.double']);
    await choose('C#');
    await code();
    const panel = screen.getByRole('region', { name: 'Verification code' });
    expect(
      within(panel).getByRole('button', { name: 'Download CallbackVerifier.cs' }),
    ).toBeDefined();
    expect((await code()).dataset.language).toBe('C#');
  });
});
