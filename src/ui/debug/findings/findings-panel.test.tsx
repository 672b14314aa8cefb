import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { diagnoseCallback } from '../../../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../../../core/inspect-callback';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { AppContext, type AppParts } from '../../shell/app-context';
import { VerdictBar } from '../verdict/verdict-bar';
import { FindingsPanel } from './findings-panel';

const signer = createSigner();

async function showFindings(bodyText: string, signed: string, ownString = ''): Promise<void> {
  const input = buildSignedInput(signer, bodyText, signed, ownString);
  const report = await inspectCallback(input);
  const diagnosis = await diagnoseCallback(report);
  const stores = {
    inputs: createStore(() => ({ pasted: 'nothing' })),
    report: createStore(() => ({
      report,
      judged: report,
      isJudging: false,
      canonicalSha256: null,
    })),
    diagnosis: createStore(() => ({ diagnosis, report, busy: false, progress: null, crash: null })),
    pointing: createStore(() => ({})),
    reference: createStore(() => ({ kept: null })),
    settings: createStore(() => ({ editor: 'plain' })),
  };
  render(
    <AppContext value={stores as unknown as AppParts}>
      <VerdictBar />
      <FindingsPanel />
    </AppContext>,
  );
}

describe('the map of symptoms', () => {
  it('does not blame a key whose signature is valid', async () => {
    const signed = 'a=1&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
    await showFindings('{"a":"1"}', signed, 'ab'.repeat(32));
    const verdict = screen.getByRole('region', { name: 'Verdict' });
    expect(await within(verdict).findByText(/^Signature valid\. Your digest is not/)).toBeDefined();
    const map = screen.getByText('By symptom').closest('details');
    expect(map?.textContent).toContain('numbers are formatted differently');
    expect(map?.textContent).not.toContain('public key');
  });
});

describe('a finding', () => {
  it('is told with its public codes and its words', async () => {
    await showFindings('{"a`b":"1"}', 'nonce=9f8e7d6c5b4a3210&timestamp=1790000123');
    const finding = screen.getByTestId('finding');
    expect({ ...finding.dataset }).toMatchObject({
      codes: 'string.field-missing',
      proof: 'digest',
      subject: 'signature',
      owner: 'unknown',
      key: 'a`b',
    });
    const title = within(finding).getByRole('heading');
    expect(title.textContent).toBe('The signed string has no a`b.');
    expect(title.querySelector('code')?.textContent).toBe('a`b');
    expect(finding.textContent).toContain('A string built this way gives the signed SHA-256:');
    const link = within(finding).getByRole('button', { name: 'show a`b in the body' });
    expect(link).toBeDefined();
  });

  it('is the headline, with whose move it is and a step to its details', async () => {
    await showFindings('{"a`b":"1"}', 'nonce=9f8e7d6c5b4a3210&timestamp=1790000123');
    const verdict = within(screen.getByRole('region', { name: 'Verdict' }));
    expect(await verdict.findByText(/^Not certain whose move/)).toBeDefined();
    const status = verdict.getByRole('status');
    expect(status.textContent).toBe('Invalid: the signed string has no a`b.');
    verdict.getByRole('button', { name: 'Details' }).click();
    expect(document.activeElement?.textContent).toBe('Why it fails');
  });

  it('on the own string stands beside a valid verdict', async () => {
    const signed = 'a=1&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
    await showFindings('{"a":"1"}', signed, 'a=1&timestamp=1790000123');
    const verdict = within(screen.getByRole('region', { name: 'Verdict' }));
    expect(await verdict.findByText(/^Your move/)).toBeDefined();
    expect(verdict.getByRole('status').textContent).toBe(
      'Signature valid. Your string leaves out nonce.',
    );
  });
});

describe('an own string that differs in many places', () => {
  it('is told by five findings, and how many more differences there are', async () => {
    const keys = [...'abcdefgh'];
    const join = (value: (key: string) => string): string =>
      [
        ...keys.map((key) => `${key}=${value(key)}`),
        'nonce=9f8e7d6c5b4a3210&timestamp=1790000123',
      ].join('&');
    const body = JSON.stringify(Object.fromEntries(keys.map((key) => [key, `right ${key}`])));
    const own = join((key) => `otherwise ${key.codePointAt(0)}`);
    await showFindings(
      body,
      join((key) => `right ${key}`),
      own,
    );
    const findings = screen.getAllByTestId('finding');
    expect(findings.map(({ dataset }) => dataset.key)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(screen.getByTestId('findings-more').textContent).toContain('3');
  });
});
