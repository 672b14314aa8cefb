import { describe, expect, it } from 'vitest';
import { caseWords } from '#words/cases';
import { buildCaseFile } from '../../../core/case/build-case-file';
import type { CaseContent } from '../../../core/case/case-content';
import { inspectCallback } from '../../../core/inspect-callback';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createCaseOutcomeStore } from '../../../state/case-outcome-store';
import { findRefusal } from '../../../state/find-refusal';
import { createInputsStore } from '../../../state/inputs-store';
import { createReceiverStore } from '../../../state/receiver-store';
import { createReferenceStore } from '../../../state/reference-store';
import { createReportStore } from '../../../state/report-store';
import { createUndoStep } from '../../../state/undo-step';
import { plainCase } from '../../../testing/random-cases';
import { takeRsaPair } from '../../../testing/rsa-pairs';
import type { AppParts } from '../../shell/app-context';
import { openCaseFile } from './open-case';

const { privateKey } = takeRsaPair(2048);
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));

async function open(changed: Partial<CaseContent>, find = findRefusal) {
  const inputs = createInputsStore(detectPrivateKey);
  const reports = createReportStore(inputs, inspectCallback, undefined);
  const receiver = createReceiverStore(reports, () => 0, find);
  const reference = createReferenceStore();
  const caseOutcome = createCaseOutcomeStore();
  const undoStep = createUndoStep(inputs, receiver, reference);
  const app = { inputs, undoStep, caseOutcome } as unknown as AppParts;
  const content = { ...plainCase, receiver: {}, reference: null, ...changed };
  await openCaseFile(app, new File([buildCaseFile(content, 0)], 'callback.case.json'));
  const { outcome } = caseOutcome.getState();
  const { texts } = receiver.getState();
  return { said: outcome && caseWords.outcome(outcome), texts, kept: reference.getState().kept };
}

describe('a case that is opened names what the page leaves out of it', () => {
  it.each([
    ['merchantNo', 'Merchant number'],
    ['receivedAt', 'Received at'],
    ['localOrder', 'Local order'],
  ] as const)('a private key in %s', async (field, name) => {
    const { said, texts } = await open({ receiver: { tolerance: '60', [field]: pem } });
    expect(texts).toMatchObject({ tolerance: '60', [field]: '' });
    expect(said).toBe(
      `Case opened. ${name} was left out: a private key stood in it, and nothing of it was kept.`,
    );
  });

  it.each([
    ['merchantNo', 'Merchant number'],
    ['localOrder', 'Local order'],
  ] as const)('a megabyte in %s', async (field, name) => {
    const { said, texts } = await open({ receiver: { [field]: '1'.repeat(1_000_000) } });
    expect(texts[field]).toBe('');
    expect(said).toBe(`Case opened. ${name} was left out: it was longer than 100,000 characters.`);
  });

  it.each([
    ['headers', { headersText: pem, bodyText: '{}' }],
    ['body', { headersText: 'X-Nonce: 1', bodyText: pem }],
  ])('a private key in the %s of the reference', async (_, reference) => {
    const { said, kept } = await open({ reference });
    expect(kept).toBeNull();
    expect(said).toBe(
      'Case opened. The callback kept as reference was left out: a private key stood in it, and nothing of it was kept.',
    );
  });

  it('also where the page cannot tell private keys yet, as while it opens a link', async () => {
    const { said, texts } = await open({ receiver: { localOrder: pem } }, () => null);
    expect(texts.localOrder).toBe('');
    expect(said).toContain('Local order was left out');
  });

  it('and a field that it does not name stays as the page begins with it', async () => {
    const { said, texts } = await open({ receiver: { localOrder: '{}' } });
    expect(said).toBe('Case opened.');
    expect(texts).toEqual({ merchantNo: '', receivedAt: '', tolerance: '300', localOrder: '{}' });
  });

  it('and nothing where it takes all', async () => {
    const reference = { headersText: 'X-Nonce: 1', bodyText: '{}' };
    const { said, texts, kept } = await open({ receiver: { localOrder: '{}' }, reference });
    expect([said, texts.localOrder, kept]).toEqual(['Case opened.', '{}', reference]);
  });
});
