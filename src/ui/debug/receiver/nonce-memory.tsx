import { useStore } from 'zustand';
import { durationWords } from '#words/durations';
import { defaultToleranceSeconds } from '../../../core/contract';
import { type RememberedNonce, toNonceLifetime } from '../../../core/receiver/nonce-memory';
import { parseTolerance } from '../../../core/receiver/parse-tolerance';
import type { ReceiverState } from '../../../state/receiver-store';
import { printUtc } from '../../../words/utc-text';
import { scrollable } from '../../controls/scrollable';
import { VisibleText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';

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
      <summary>
        {alive.length === 1 ? '1 nonce remembered' : `${alive.length} nonces remembered`}
      </summary>
      <p>
        Each for {durationWords.print(lifetime)}, in this page’s memory alone. Editing a callback is
        no replay; another callback with its nonce is.
      </p>
      {alive.length > 0 && (
        <>
          <section aria-label="Remembered nonces" {...scrollable}>
            <ul>
              {alive
                .toReversed()
                .slice(0, shownLimit)
                .map(({ nonce, firstSeenSeconds }) => (
                  <li key={nonce} data-testid="nonce">
                    <code>
                      <VisibleText text={nonce.slice(0, 200)} />
                    </code>{' '}
                    <span className="label">first seen {printUtc(firstSeenSeconds)}</span>
                  </li>
                ))}
              {hidden > 0 && <li className="label">and {hidden.toLocaleString('en')} more</li>}
            </ul>
          </section>
          <button
            type="button"
            className="button"
            onClick={() => receiver.getState().forgetNonces()}
          >
            Forget the nonces
          </button>
        </>
      )}
    </details>
  );
}
