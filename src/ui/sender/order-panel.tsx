import { RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import { problemWords } from '#words/problems';
import { senderWords } from '#words/sender';
import { orderTypes } from '../../core/contract';
import type { Problem } from '../../core/problem';
import { isHeaderValue } from '../../core/sender/sign-callback';
import { buildLineStarts, type Span } from '../../core/text/span';
import { testKeySizes } from '../../platform/test-key-pair';
import type { SenderField } from '../../state/sender-store';
import { describeProblem } from '../../words/problem-words';
import { Field } from '../controls/field';
import { MarkedText } from '../controls/marked-text';
import { printRefusal } from '../controls/refusal-text';
import { takeLongPaste } from '../controls/take-long-paste';
import { TextField } from '../controls/text-field';
import { BodyFields } from './body-fields';
import { BreakChoice } from './break-choice';
import type { PageSenderStore } from './sender-place';

const { order: words } = senderWords;
const noProblems: readonly Problem[] = [];

interface StoreProps {
  readonly store: PageSenderStore;
}

/** What the callback tells of, and what shall be wrong with it. */
export function OrderPanel({ store }: StoreProps) {
  const orderType = useStore(store, (state) => state.orderType);
  const keySize = useStore(store, (state) => state.keySize);
  const { chooseOrderType, chooseKeySize, renewOrder } = store.getState();
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{words.title}</h2>
        <button type="button" className="button is-compact" onClick={renewOrder}>
          <RefreshCw size={14} aria-hidden="true" />
          {words.renew}
        </button>
      </header>
      <div className="fields">
        <Field label={words.orderType} fault={null}>
          {(ids) => (
            <select
              {...ids}
              value={orderType}
              onChange={({ target: { value } }) => {
                const chosen = orderTypes.find((one) => one === value);
                if (chosen !== undefined) chooseOrderType(chosen);
              }}
            >
              {orderTypes.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <Field {...words.keySize} fault={null}>
          {(ids) => (
            <select
              {...ids}
              value={keySize}
              onChange={({ target: { value } }) => {
                const chosen = testKeySizes.find((one) => String(one) === value);
                if (chosen !== undefined) chooseKeySize(chosen);
              }}
            >
              {testKeySizes.map((one) => (
                <option key={one} value={one}>
                  {words.bits(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <BreakChoice store={store} />
        <HeaderField store={store} name="merchantNo" />
        <HeaderField store={store} name="timestamp" />
        <HeaderField store={store} name="nonce" />
        <BodyText store={store} />
      </div>
      <BodyFields store={store} />
    </section>
  );
}

function HeaderField({
  store,
  name,
}: StoreProps & { readonly name: Extract<SenderField, 'merchantNo' | 'timestamp' | 'nonce'> }) {
  const text = useStore(store, (state) => state.texts[name]);
  const refusal = useStore(store, (state) => state.refused[name]);
  return (
    <TextField
      {...words[name]}
      {...(name !== 'merchantNo' && { placeholder: words.fresh })}
      fault={printRefusal(refusal) ?? (isHeaderValue(text) ? null : words.noHeaderValue)}
      value={text}
      onWrite={(written) => store.getState().write(name, written)}
    />
  );
}

function BodyText({ store }: StoreProps) {
  const text = useStore(store, (state) => state.texts.bodyText);
  const refusal = useStore(store, (state) => state.refused.bodyText);
  const made = useStore(store, (state) => state.made);
  const problems = made !== null && 'problems' in made ? made.problems : noProblems;
  const isWrong = made?.kind === 'unreadable' && problems.length > 0;
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (written: string) => store.getState().write('bodyText', written);
  return (
    <div className="sender-body">
      <Field {...words.body} fault={printRefusal(refusal)}>
        {(ids) => (
          <textarea
            {...ids}
            ref={area}
            aria-invalid={isWrong || ids['aria-invalid']}
            rows={12}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => write(event.target.value)}
            onPaste={takeLongPaste(write)}
          />
        )}
      </Field>
      <BodyProblems
        problems={problems}
        text={text}
        onLead={({ start, end }) => {
          // Before the focus, which then scrolls there.
          area.current?.setSelectionRange(start, end);
          area.current?.focus();
        }}
      />
    </div>
  );
}

/** What is wrong with the draft; what to do is said for callbacks that came in. More than these would bury the form. */
const shownLimit = 5;

function BodyProblems({
  problems,
  text,
  onLead,
}: {
  readonly problems: readonly Problem[];
  readonly text: string;
  readonly onLead: (span: Span) => void;
}) {
  const lineStarts = buildLineStarts(text);
  const lead = (span: Span) => () => onLead(span);
  return (
    <ul className="sender-problems" aria-live="polite">
      {problems.slice(0, shownLimit).map((problem, index) => {
        const { where, what } = describeProblem(problem, lineStarts, problemWords);
        return (
          <li
            key={`${problem.code} ${problem.span?.start ?? index}`}
            className={problem.severity === 'error' ? 'is-bad' : 'is-warning'}
            data-testid="problem"
            data-code={problem.code}
            data-input={problem.input}
            data-severity={problem.severity}
          >
            {problem.span !== null && (
              <>
                <button type="button" className="link" onClick={lead(problem.span)}>
                  {where}
                </button>
                :{' '}
              </>
            )}
            <MarkedText text={what} />
          </li>
        );
      })}
    </ul>
  );
}
