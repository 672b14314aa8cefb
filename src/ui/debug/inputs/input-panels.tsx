/** The inputs, in the order in which a user fills them. */
import { useStore } from 'zustand';
import type { CallbackReport, InspectedKey } from '../../../core/callback-report';
import type { Comparison } from '../../../core/compare/comparison';
import { toKeyTitle } from '../../../core/key/key-title';
import { useApp } from '../../shell/app-context';
import { createEarlyPart, createPart, Deferred } from '../../shell/deferred';
import { useReported } from '../use-report';
import { InputPanel } from './input-panel';

const keyList = createEarlyPart(() => import('./key-list'));

/** Only where a portal has it. */
const profileKey = createPart(() => import('./profile-key'));

export function KeyPanel() {
  const profile = useStore(useApp().portal, ({ config }) => config?.profile ?? null);
  const areKept = useStore(useApp().keptKeys, ({ kept }) => kept !== null);
  const keys = useReported(pickKeys);
  return (
    <InputPanel
      input="key"
      step={1}
      language="text"
      plainOnly
      placeholder={'-----BEGIN PUBLIC KEY-----\nPaste or drop the PEM here.'}
      rows={[4, 4]}
      hint="from your profile"
      confirmation={printFirstKey(keys)}
      accept=".pem,.pub,.crt,.cer,.der,.key,.txt,.json"
    >
      {(keys.length > 0 || areKept) && (
        <Deferred part={keyList}>{({ LoadedKeys }) => <LoadedKeys />}</Deferred>
      )}
      {profile !== null && (
        <Deferred part={profileKey}>
          {({ ProfileKey }) => <ProfileKey address={profile} />}
        </Deferred>
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

/** Its name only where it has one, or where there are several. */
function printFirstKey(keys: readonly InspectedKey[]): string | null {
  const [current] = keys;
  if (current === undefined) return null;
  const size = `RSA ${current.bits}`;
  return keys.length > 1 || current.name !== null ? `${toKeyTitle(current, 0)}, ${size}` : size;
}

export function HeadersPanel() {
  const present = useReported(countHeaders);
  return (
    <InputPanel
      input="headers"
      step={2}
      language="headers"
      placeholder={'X-Timestamp: …\nX-Nonce: …\nX-Sign: …'}
      rows={[5, 12]}
      hint="as they arrived, one a line"
      confirmation={present === 0 ? null : `${present} of 5`}
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
      placeholder="The raw JSON body, exactly as it arrived."
      rows={[9, 24]}
      hint="the raw JSON, unchanged"
      confirmation={useReported(printBodySize)}
    />
  );
}

function printBodySize(report: CallbackReport | null): string | null {
  if (report === null || report.memberCount === null) return null;
  const bytes = new TextEncoder().encode(report.input.bodyText).length;
  const fields = report.memberCount === 1 ? '1 field' : `${report.memberCount} fields`;
  return `${fields}, ${bytes.toLocaleString('en')} bytes`;
}

export function OwnStringPanel() {
  const result = useReported(pickResult);
  return (
    <InputPanel
      input="own-string"
      step={null}
      language="text"
      placeholder="Paste the string that your own code built, and see where it differs."
      rows={[2, 8]}
      hint={result === 'different' ? 'differs, see the comparison' : 'optional'}
      confirmation={result === 'same' ? 'the same' : null}
    />
  );
}

function pickResult(report: CallbackReport | null): Comparison['result'] {
  return report?.comparison.result ?? 'empty';
}

export function OwnKeyPanel() {
  const keys = useReported(pickOwnKeys);
  return (
    <InputPanel
      input="own-key"
      step={null}
      language="text"
      plainOnly
      placeholder="Paste the public key that you gave to the platform: mix-ups are then recognised."
      rows={[2, 3]}
      hint="optional, decides nothing"
      confirmation={printFirstKey(keys)}
    />
  );
}
