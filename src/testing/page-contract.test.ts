/** Holds docs/page-contract.md against the code: every code and value that the page shows is named, and no other. */
import { describe, expect, it } from 'vitest';
import contract from '../../docs/page-contract.md?raw';
import { orderStatuses, orderTypes } from '../core/contract';
import { catalogue } from '../core/diagnosis/catalogue';
import { requestForms } from '../core/intake/request/request-reading';
import { endpointBehaviours } from '../core/lab/endpoint';
import { platformBehaviours } from '../core/lab/platform';
import { type CheckCode, checkNames, createCheck } from '../core/receiver/check';
import { orderTriggers } from '../core/sender/platform-order';
import { listAttributeStrings, readTypeStrings } from './read-strings';

const core: Readonly<Record<string, string>> = import.meta.glob(
  ['../core/**/*.ts', '!**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const page: Readonly<Record<string, string>> = import.meta.glob(
  ['../ui/**/*.tsx', '!**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** @param file below src/core, without its ending */
function ofType(file: string, path: string): readonly string[] {
  const source = core[`../core/${file}.ts`];
  if (source === undefined) throw new Error(`There is no ${file}.`);
  return readTypeStrings(source, path);
}

const problemCodes = ofType('problem', 'ProblemData');

describe('the outputs', () => {
  it.each([
    ['verdict', 'data-verdict', ofType('callback-report', 'Verdict.kind')],
    [
      'entry',
      'data-state',
      ['KeptEntry.state', 'DroppedEntry.state'].flatMap((path) =>
        ofType('canonical/canonical', path),
      ),
    ],
    ['case', 'data-result', ofType('case/case-outcome', 'CaseOutcome.kind')],
    ['entry', 'data-reason', ofType('canonical/canonical', 'DropReason')],
    ['problem', 'data-input', ofType('problem', 'InputName')],
    ['problem', 'data-severity', ofType('problem', 'Severity')],
    ['repair', 'data-code', ofType('repairs/input-repair', 'InputRepairCode')],
    ['reference-difference', 'data-kind', ofType('compare/compare-callbacks', 'FormFacts')],
    ['reference-difference', 'data-form', ofType('compare/text-form', 'TextForm')],
    ['profile', 'data-result', ofType('portal/read-profile-answer', 'ProfileOutcome.kind')],
    ['intake', 'data-form', requestForms],
    ['note', 'data-code', ofType('note', 'NoteCode')],
    ['comparison', 'data-result', ofType('compare/comparison', 'Comparison.result')],
    ['difference', 'data-kind', ofType('compare/comparison', 'DifferenceKind')],
    ['finding', 'data-subject', ofType('diagnosis/finding', 'Finding.subject')],
    ['finding', 'data-proof', ofType('diagnosis/finding', 'Proof.by')],
    ['finding', 'data-owner', ofType('diagnosis/owner', 'Owner')],
    ['check', 'data-check', checkNames],
    ['check', 'data-result', ofType('receiver/check', 'CheckResult')],
    ['answer', 'data-answer', ofType('receiver/build-answer', 'Answer.kind')],
    ['answer', 'data-row', ofType('receiver/build-answer', 'AnswerRow')],
    [
      'acknowledgement',
      'data-result',
      // The page's own, before anything is given.
      ['empty', ...ofType('receiver/check-acknowledgement', 'Acknowledgement.result')],
    ],
    ['target', 'data-row', ofType('sender/pick-delivery-target', 'DeliveryRow')],
    ['order', 'data-status', orderStatuses],
    ['lab-delivery', 'data-state', ofType('sender/callback-task', 'CallbackTaskState')],
    ['target-warning', 'data-codes', ofType('sender/pick-delivery-target', 'DeliveryWarning.code')],
  ])('name every value of %s’s %s', (testId, attribute, values) => {
    expect(listValues(testId, attribute)).toEqual(sort(values));
  });

  it.each([
    ['Endpoint behaviour', endpointBehaviours],
    ['Platform behaviour', platformBehaviours],
    ['Order type', orderTypes],
    ['Final status', orderTriggers],
  ])('name every option of the lab’s %s', (label, options) => {
    const row = contract.split('\n').find((line) => line.startsWith(`| ${label} | combobox |`));
    expect(listCode(row ?? '')).toEqual(options);
  });

  it('name every code of a case that was refused', () => {
    const codes = listCode(readSection('Outputs')).filter((text) => text.startsWith('case.'));
    expect(sort(codes)).toEqual(sort(ofType('case/parse-case-file', 'CaseRefusal.code')));
  });

  it('name every element that a script can find', () => {
    const used = Object.values(page).flatMap((source) =>
      listAttributeStrings(source, 'data-testid'),
    );
    const named = [...contract.matchAll(/\[data-testid=([a-z-]+)\]/g)].map(([, id]) => id ?? '');
    expect(used.filter((id) => !named.includes(id))).toEqual([]);
  });
});

describe('the codes', () => {
  it('of problems are exactly those named', () => {
    const rows = listRows('Codes of problems');
    const named = rows.flatMap(([stage = '', codes = '']) =>
      listCode(codes).map((code) => `${listCode(stage)[0]}.${code}`),
    );
    expect(sort(named)).toEqual(sort(problemCodes));
  });

  it('of findings are exactly those named', () => {
    const codes = [
      ...ofType('diagnosis/cause', 'FaultFacts'),
      ...ofType('diagnosis/cause', 'DifferenceCode'),
      ...ofType('diagnosis/signature/repair-signature-text', 'RepairCode'),
      ...catalogue.map(({ code }) => code),
    ];
    const named = listRows('Codes of findings').flatMap(([families = '', codes = '']) =>
      listCode(codes).map((code) =>
        code.includes('.') ? code : `${listCode(families)[0]}.${code}`,
      ),
    );
    expect(sort(named)).toEqual(sort(codes));
  });

  it('of checks are exactly those named, with their result', () => {
    const results = ['pass', 'fail', 'skipped'];
    const named = listRows('Codes of the receiver and of a delivery').flatMap(
      ([check = '', ...cells]) =>
        cells.flatMap((cell, column) =>
          listCode(cell).map((code) => `${listCode(check)[0]}.${code} ${results[column]}`),
        ),
    );
    const codes = ofType('receiver/check', 'CheckData') as readonly CheckCode[];
    // The result belongs to the code and to no fact.
    const checks = codes.map((code) => `${code} ${createCheck(code, {} as never).result}`);
    expect(sort(named)).toEqual(sort(checks));
  });

  it('of a refused acknowledgement are exactly those named', () => {
    const section = readSection('Codes of the receiver and of a delivery');
    const named = listCode(section.slice(section.indexOf('A refused acknowledgement')))
      .flatMap((text) => text.split(' '))
      .filter((text) =>
        /^(time-out|no-answer|status-alone|log-line|envelope|byte-dump|(status|body)\..+)$/.test(
          text,
        ),
      );
    const faults = ofType('receiver/check-acknowledgement', 'AcknowledgementFault');
    expect(sort(named)).toEqual(sort(faults));
  });
});

/** The values that the row of an output gives for one of its attributes; asides in brackets left out. */
function listValues(testId: string, attribute: string): readonly string[] {
  const output = `\`[data-testid=${testId}]\``;
  const row = readSection('Outputs')
    .split('\n')
    .find((line) => line.includes(output));
  const part = (row ?? '')
    .slice(row?.indexOf(output))
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[;|]/)
    .find((one) => one.includes(`\`${attribute}\``));
  return sort(
    listCode(part ?? '').filter((text) => /^[a-z][a-z0-9-]*$/.test(text) && text !== attribute),
  );
}

function readSection(title: string): string {
  const start = contract.indexOf(`\n## ${title}\n`);
  if (start < 0) throw new Error(`There is no section ${title}.`);
  const end = contract.indexOf('\n## ', start + 1);
  return contract.slice(start, end < 0 ? undefined : end);
}

/** The cells of a section's table, its head left out. */
function listRows(title: string): readonly (readonly string[])[] {
  return readSection(title)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').slice(1, -1));
}

/** What stands between backticks. */
function listCode(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
}

/** In order and once each. */
function sort(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}
