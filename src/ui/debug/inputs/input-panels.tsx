/** The inputs, in the order in which a user fills them. */
import { useStore } from 'zustand';
import { inputWords } from '#words/inputs';
import type { CallbackReport, InspectedKey } from '../../../core/callback-report';
import { type Comparison, isPartlySame } from '../../../core/compare/comparison';
import { callbackHeaderNames } from '../../../core/contract';
import { countUtf8Bytes } from '../../../core/text/count-utf-8-bytes';
import { toHex } from '../../../core/text/hex';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import type { Text } from '../../../words/text';
import { useApp } from '../../shell/app-context';
import { createEarlyPart, createPart, Deferred } from '../../shell/deferred';
import { useShown } from '../../shell/use-shown';
import { useReport, useReported } from '../use-report';
import { InputPanel } from './input-panel';
import { toKeyTitle } from './key-title';

const keyList = createEarlyPart(() => import('./key-list'));

/** Only where a portal has it. */
const profileKey = createPart(() => import('./profile-key'));

export function KeyPanel() {
  const profile = useStore(useApp().portal, ({ config }) => config?.profile ?? null);
  const areKept = useStore(useApp().keptKeys, ({ kept }) => kept !== null);
  const keys = useReported(pickKeys);
  const isSigner = useIsSigner();
  return (
    <InputPanel
      input="key"
      step={1}
      language="text"
      plainOnly
      rows={[3, 4, 4]}
      confirmation={describeKeys(keys, isSigner)}
      isWrong={isSigner === false}
      lasting={
        profile !== null && (
          <Deferred part={profileKey}>
            {({ ProfileKey }) => <ProfileKey address={profile} />}
          </Deferred>
        )
      }
      accept=".pem,.pub,.crt,.cer,.der,.key,.txt,.json"
    >
      {(keys.length > 0 || areKept) && (
        <Deferred part={keyList}>{({ LoadedKeys }) => <LoadedKeys />}</Deferred>
      )}
    </InputPanel>
  );
}

function pickKeys(report: CallbackReport | null): readonly InspectedKey[] {
  return report?.keys ?? noKeys;
}

function pickOwnKeys(report: CallbackReport | null): readonly InspectedKey[] {
  return report?.ownKeys ?? noKeys;
}

const noKeys: readonly InspectedKey[] = [];

/** Whether the first key made the signature; null where that is not known, or not yet. */
function useIsSigner(): boolean | null {
  const { diagnosis } = useApp();
  const isValid = useReported(pickIsValid);
  const report = useReport();
  const isExplained = useShown(diagnosis, pickExplained) === report;
  const madeByKey = useShown(diagnosis, pickMadeByKey);
  if (isValid) return true;
  return isExplained ? madeByKey : null;
}

function pickIsValid(report: CallbackReport | null): boolean {
  return report?.verdict.kind === 'valid';
}

function pickExplained({ report }: DiagnosisState): CallbackReport | null {
  return report;
}

function pickMadeByKey({ diagnosis }: DiagnosisState): boolean | null {
  return diagnosis?.facts?.madeByKey ?? null;
}

/** Of a fingerprint, in bytes: enough to recognise a key by. */
const shownBytes = 4;

function describeKeys(
  keys: readonly InspectedKey[],
  isSigner: boolean | null,
): Text | string | null {
  const [current] = keys;
  if (current === undefined) return null;
  const { bits, name, fingerprint } = current;
  return inputWords.key({
    bits,
    fingerprint: fingerprint && toHex(fingerprint.subarray(0, shownBytes)),
    title: keys.length === 1 && name === null ? null : toKeyTitle(current, 0),
    count: keys.length,
    isSigner,
  });
}

export function HeadersPanel() {
  const present = useReported(countHeaders);
  return (
    <InputPanel
      input="headers"
      step={2}
      language="headers"
      rows={[4, 5, 12]}
      confirmation={present === 0 ? null : inputWords.headers(present, callbackHeaderNames.length)}
    />
  );
}

function countHeaders(report: CallbackReport | null): number {
  return Object.keys(report?.headers?.fields ?? {}).length;
}

export function BodyPanel() {
  return (
    <InputPanel
      input="body"
      step={3}
      language="json"
      rows={[5, 9, 24]}
      confirmation={useReported(describeBody)}
    />
  );
}

function describeBody(report: CallbackReport | null): string | null {
  if (report === null || report.memberCount === null) return null;
  return inputWords.body(report.memberCount, countUtf8Bytes(report.input.bodyText));
}

export function OwnStringPanel() {
  const result = useReported(pickResult);
  return (
    <InputPanel
      input="own-string"
      step={null}
      language="text"
      rows={[1, 2, 8]}
      {...(result === 'different' && { hint: inputWords.ownString.different })}
      confirmation={isNamed(result) ? inputWords.ownString[result] : null}
    />
  );
}

function pickResult(report: CallbackReport | null): Comparison['result'] | 'partly' {
  if (report === null) return 'empty';
  return isPartlySame(report.comparison) ? 'partly' : report.comparison.result;
}

function isNamed(result: ReturnType<typeof pickResult>): result is 'same' | 'partly' {
  return result === 'same' || result === 'partly';
}

export function OwnKeyPanel() {
  const keys = useReported(pickOwnKeys);
  return (
    <InputPanel
      input="own-key"
      step={null}
      language="text"
      plainOnly
      rows={[1, 2, 3]}
      confirmation={describeKeys(keys, null)}
    />
  );
}
