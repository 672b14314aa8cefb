import { useStore } from 'zustand';
import { controlWords } from '#words/controls';
import { receiverWords } from '#words/receiver';
import { defaultToleranceSeconds } from '../../../core/contract';
import { type RememberedNonce, toNonceLifetime } from '../../../core/receiver/nonce-memory';
import { parseTolerance } from '../../../core/receiver/parse-tolerance';
import type { ReceiverState } from '../../../state/receiver-store';
import { scrollable } from '../../controls/scrollable';
import { VisibleText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';

const words = receiverWords.nonces;

/** More rows than these would bury the panel. */
const shownLimit = 100;

function pickNonces({ nonces }: ReceiverState): readonly RememberedNonce[] {
  return nonces;
}

/** Which nonces the page remembers, and for how long. */
export function NonceMemory({ nowSeconds }: { readonly nowSeconds: number }) {
  const { receiver } = useApp();
  const nonces = useShown(receiver, pickNonces);
  const tolerance = useStore(receiver, (state) => parseTolerance(state.texts.tolerance));
  const lifetime = toNonceLifetime(tolerance ?? defaultToleranceSeconds);
  const alive = nonces.filter(({ firstSeenSeconds }) => nowSeconds - firstSeenSeconds <= lifetime);
  const hidden = alive.length - shownLimit;
  return (
    <details className="nonces">
      <summary>{words.title(alive.length)}</summary>
      <p>{words.about(lifetime)}</p>
      {alive.length > 0 && (
        <>
          <section aria-label={words.label} {...scrollable}>
            <ul>
              {alive
                .toReversed()
                .slice(0, shownLimit)
                .map(({ nonce, firstSeenSeconds }) => (
                  <li key={nonce} data-testid="nonce">
                    <code>
                      <VisibleText text={nonce.slice(0, 200)} />
                    </code>{' '}
                    <span className="label">{words.firstSeen(firstSeenSeconds)}</span>
                  </li>
                ))}
              {hidden > 0 && <li className="label">{controlWords.andMore(hidden)}</li>}
            </ul>
          </section>
          <button
            type="button"
            className="button"
            onClick={() => receiver.getState().forgetNonces()}
          >
            {words.forget}
          </button>
        </>
      )}
    </details>
  );
}
