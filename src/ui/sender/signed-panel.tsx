import { Bug, CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { deviationWords } from '#words/deviations';
import { senderWords } from '#words/sender';
import { expectAnswer } from '../../core/sender/expect-answer';
import type { MadeCallback, TestCallback } from '../../core/sender/test-callback';
import { openInDebugger } from '../../state/open-in-debugger';
import type { SenderState } from '../../state/sender-store';
import type { Text } from '../../words/text';
import { MarkedText } from '../controls/marked-text';
import { useApp } from '../shell/app-context';
import { ReadOnlyText } from './read-only-text';
import type { PageSenderStore } from './sender-place';

const { signed: words, breaking } = senderWords;

/** What was made of the draft. */
export function SignedPanel({ store }: { readonly store: PageSenderStore }) {
  const app = useApp();
  const { busy, code, made, hasFailed } = useStore(store);
  const callback = made?.kind === 'made' ? made.callback : null;
  const titleId = useId();
  return (
    <section
      className="panel"
      aria-labelledby={titleId}
      data-testid="signed"
      aria-busy={busy}
      data-broken={code}
    >
      <header className="panel-head">
        <h2 id={titleId}>{words.title}</h2>
        <div className="sender-actions">
          <button
            type="button"
            className="button is-main"
            onClick={() => void store.getState().renewCallback()}
          >
            <RefreshCw size={14} aria-hidden="true" />
            {words.renew}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={callback === null || busy}
            onClick={() => {
              if (callback === null || busy) return;
              openInDebugger(callback, app);
              location.hash = '#/debug';
            }}
          >
            <Bug size={14} aria-hidden="true" />
            {words.open}
          </button>
        </div>
      </header>
      {made?.kind === 'made' ? (
        <Expectation made={made} />
      ) : (
        <div className="judgement" role="status">
          <p>
            <MarkedText text={describeState({ busy, made, hasFailed })} />
          </p>
        </div>
      )}
      <div className="fields">
        <ReadOnlyText {...words.publicKey} text={callback?.publicKeyPem ?? ''} />
        <ReadOnlyText {...words.headers} text={callback?.headersText ?? ''} />
        <ReadOnlyText {...words.body} text={callback?.bodyText ?? ''} />
        <ReadOnlyText
          {...words.canonical}
          text={callback?.signedText ?? callback?.canonical ?? ''}
        />
        {callback !== null && callback.signedText !== null && (
          <ReadOnlyText {...words.right} text={callback.canonical} />
        )}
        {callback !== null && callback.earlier !== null && (
          <ReadOnlyText {...words.earlierHeaders} text={callback.earlier.headersText} />
        )}
      </div>
    </section>
  );
}

/** What stands where no callback does. */
function describeState({
  busy,
  made,
  hasFailed,
}: Pick<SenderState, 'busy' | 'made' | 'hasFailed'>): Text | string {
  if (busy) return words.busy;
  if (hasFailed) return isSecureContext ? words.failed : words.noWebCrypto;
  switch (made?.kind) {
    case 'no-effect':
      return breaking.noEffect;
    case 'told-otherwise':
      return breaking.toldOtherwise(made.codes);
    default:
      return words.nothing;
  }
}

interface ExpectationProps {
  readonly made: Extract<MadeCallback, { kind: 'made' }>;
}

/** What the endpoint under test has to answer, and why. */
function Expectation({ made: { callback, told } }: ExpectationProps) {
  const { code, adaptation, earlier } = callback;
  const { answer, level, faults } = expectAnswer(code, told);
  const isOk = answer === 'ok';
  const Icon = isOk ? CircleCheck : CircleX;
  const hasOwnKey = code === 'algorithm.digest' || code === 'algorithm.pss';
  return (
    <div className={`judgement ${isOk ? 'is-accepted' : 'is-refused'}`} role="status">
      <h3>
        <Icon size={18} aria-hidden="true" /> {breaking.answers[answer]}
      </h3>
      <p>
        <MarkedText text={describeBreak(callback)} />{' '}
        <MarkedText
          text={
            faults.length > 0 ? breaking.draftFails(faults, level) : breaking.because(code, level)
          }
        />
      </p>
      {adaptation !== null && (
        <p>
          <MarkedText text={breaking.adapted(adaptation)} />
        </p>
      )}
      {hasOwnKey && <p>{breaking.ownKey}</p>}
      {earlier !== null && <p>{breaking.twoRequests}</p>}
      {code !== 'nothing' && told !== null && (
        <p className="label">
          <MarkedText text={breaking.found(code)} />
        </p>
      )}
    </div>
  );
}

function describeBreak({ code, cause }: TestCallback): Text | string {
  if (code === 'nothing') return breaking.good;
  if (cause !== null) return breaking.deviation(deviationWords[cause.code].says(cause));
  return breaking.says[code as keyof typeof breaking.says];
}
