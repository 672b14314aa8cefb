/** The keys of the key's field: what each is called, whether it made the signature, which one decides. */
import { ArrowUp, Check, Trash2, X } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { controlWords } from '#words/controls';
import { inputWords } from '#words/inputs';
import { keyWords } from '#words/keys';
import { refusalWords } from '#words/refusals';
import type { CallbackReport, InspectedKey } from '../../../core/callback-report';
import type { SignatureFacts } from '../../../core/diagnosis/diagnosis';
import { type KeyFit, listKeyFits } from '../../../core/diagnosis/signature/list-key-fits';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { editKeys, type KeyEdit } from '../../../core/key/edit-keys';
import { nameLengthLimit } from '../../../core/key/pick-key-name';
import type { PrivateKeyForm } from '../../../core/problem';
import { toHex } from '../../../core/text/hex';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import { toPlainText } from '../../../words/text';
import { CopyButton } from '../../controls/copy-button';
import { printStraight } from '../../controls/print-straight';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { useReport } from '../use-report';
import { KeepKeys } from './keep-keys';
import { toKeyTitle } from './key-title';
import './key-list.css';

export function LoadedKeys() {
  const report = useReport();
  return (
    <>
      {report !== null && report.keys.length > 0 && <KeyList report={report} />}
      <KeepKeys />
    </>
  );
}

/** Nobody has more, and each is opened with the signature to tell whether it made it. */
const shownLimit = 50;

function KeyList({ report }: { readonly report: CallbackReport }) {
  const { diagnosis, editors } = useApp();
  const { keys } = report;
  const explained = useShown(diagnosis, pickExplained);
  const known = useShown(diagnosis, pickFacts);
  const facts = explained === report ? known : null;
  const shown = useMemo(() => keys.slice(0, shownLimit), [keys]);
  const fits = useMemo(
    () => listKeyFits({ ...report, keys: shown }, facts),
    [report, shown, facts],
  );
  const edit = useKeyEdits();
  const listRef = useRef<HTMLUListElement>(null);
  /** The button that was pressed goes away, and must not take the focus with it. */
  function editAndStay(key: InspectedKey, change: KeyEdit): void {
    edit(key, change);
    if (change.kind === 'remove' && keys.length === 1) editors.goTo('key', null);
    else listRef.current?.focus();
  }
  return (
    <ul className="keys" aria-label={keyWords.list} tabIndex={-1} ref={listRef}>
      {Array.from(shown.entries(), ([index, key]) => (
        <KeyItem
          key={index}
          inspected={key}
          index={index}
          isAlone={keys.length === 1}
          fit={fits[index] ?? null}
          hasSignature={report.signature !== null}
          onRename={(name) => edit(key, { kind: 'rename', name })}
          onMakeCurrent={() => editAndStay(key, { kind: 'make-current' })}
          onRemove={() => editAndStay(key, { kind: 'remove' })}
        />
      ))}
      {keys.length > shown.length && (
        <li className="problems-more">{controlWords.andMore(keys.length - shown.length)}</li>
      )}
    </ul>
  );
}

function pickExplained({ report }: DiagnosisState): CallbackReport | null {
  return report;
}

function pickFacts({ diagnosis }: DiagnosisState): SignatureFacts | null {
  return diagnosis?.facts ?? null;
}

/** Edits the text of the key's field, one edit after another, so that none works on an older text. */
function useKeyEdits(): (key: InspectedKey, edit: KeyEdit) => void {
  const { inputs } = useApp();
  const lastRef = useRef(Promise.resolve());

  async function apply(key: InspectedKey, edit: KeyEdit): Promise<void> {
    const before = inputs.getState().texts.key;
    const after = await editKeys(before, key, edit);
    const isNewest = inputs.getState().texts.key === before;
    if (isNewest && after !== before) inputs.getState().replace({ key: after });
  }
  return (key, edit) => {
    lastRef.current = lastRef.current.then(() => apply(key, edit));
  };
}

interface KeyItemProps {
  readonly inspected: InspectedKey;
  /** Among the keys, from 0. */
  readonly index: number;
  readonly isAlone: boolean;
  readonly fit: KeyFit;
  readonly hasSignature: boolean;
  readonly onRename: (name: string) => void;
  readonly onMakeCurrent: () => void;
  readonly onRemove: () => void;
}

function KeyItem(props: KeyItemProps) {
  const { inspected, index, isAlone, fit, hasSignature } = props;
  const { bits, exponent, fingerprint } = inspected;
  const title = toPlainText([toKeyTitle(inspected, index)]);
  const role = index === 0 ? 'decides' : 'explains';
  const hex = fingerprint === null ? null : toHex(fingerprint);
  return (
    <li
      className="key-facts"
      data-testid="key"
      data-name={toPublicName(inspected, index)}
      data-role={role}
      data-fits={toFitName(fit)}
    >
      <div className="key-line">
        <NameBox {...props} />
        {!isAlone && <span className="badge">{keyWords.roles[role]}</span>}
        {hasSignature && <Fit fit={fit} />}
      </div>
      <div className="key-line">
        <span className="key-size">{keyWords.size(bits, String(exponent))}</span>
        <span className="key-actions">
          {index > 0 && (
            <button
              type="button"
              className="button"
              aria-label={keyWords.ofKey(keyWords.makeCurrent, title)}
              onClick={props.onMakeCurrent}
            >
              <ArrowUp size={14} aria-hidden="true" />
              {keyWords.makeCurrent}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-label={keyWords.ofKey(keyWords.remove, title)}
            onClick={props.onRemove}
          >
            <Trash2 size={14} aria-hidden="true" />
            {keyWords.remove}
          </button>
        </span>
      </div>
      {hex !== null && (
        <div className="fingerprint">
          <span className="label">{keyWords.digest}</span> <code>{hex}</code>
          <CopyButton text={hex} what={keyWords.fingerprint(isAlone ? null : title)} />
        </div>
      )}
    </li>
  );
}

/** Public by the page contract, and the same in every language. */
function toPublicName({ name }: InspectedKey, index: number): string {
  return name ?? (index === 0 ? 'current' : `key ${index + 1}`);
}

function toFitName(fit: KeyFit): 'true' | 'false' | 'unknown' {
  return fit === null ? 'unknown' : `${fit}`;
}

/** The name is taken over with Enter, or when the box is left. */
function NameBox({ inspected, index, onRename }: KeyItemProps) {
  const name = inspected.name ?? '';
  const [draft, setDraft] = useState(name);
  const [known, setKnown] = useState(name);
  const [refused, setRefused] = useState<PrivateKeyForm | null>(null);
  const faultId = useId();
  if (known !== name) {
    setKnown(name);
    setDraft(name);
    setRefused(null);
  }
  function write(written: string): void {
    const form = detectPrivateKey(written);
    setDraft(form === null ? written : name);
    setRefused(form);
  }
  function commit(): void {
    if (draft.trim() !== name) onRename(draft);
  }
  return (
    <>
      <input
        className="key-name"
        aria-label={keyWords.nameOf(index)}
        title={printStraight(draft)}
        aria-describedby={faultId}
        aria-invalid={refused !== null}
        placeholder={inputWords.unnamedKey(index)}
        maxLength={nameLengthLimit}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') write(name);
        }}
      />
      <p className="field-fault key-fault" id={faultId} role="alert">
        {refused !== null && refusalWords.privateKeyAsName(refused)}
      </p>
    </>
  );
}

function Fit({ fit }: { readonly fit: KeyFit }) {
  const words = keyWords.fits[toFitName(fit)];
  if (fit === null) return <span className="key-fit">{words}</span>;
  const Icon = fit ? Check : X;
  return (
    <span className={fit ? 'key-fit is-good' : 'key-fit is-bad'}>
      <Icon size={14} aria-hidden="true" />
      {words}
    </span>
  );
}
