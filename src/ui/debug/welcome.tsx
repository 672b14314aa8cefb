import { ShieldCheck } from 'lucide-react';
import { useApp } from '../shell/app-context';
import { showFirstSample } from '../shell/samples';

/** What the empty page teaches. */
export function Welcome() {
  const { inputs, editors } = useApp();
  return (
    <section className="panel welcome" aria-labelledby="welcome-title">
      <h2 id="welcome-title">Is this callback really from the platform?</h2>
      <ol className="welcome-steps">
        <li>
          <button type="button" className="link" onClick={() => editors.goTo('key', null)}>
            Paste the platform public key
          </button>
          <p>The complete PEM from the portal’s profile, or drop its file.</p>
        </li>
        <li>
          <button type="button" className="link" onClick={() => editors.goTo('headers', null)}>
            Paste the request headers
          </button>
          <p>All lines as they arrived; X-Timestamp, X-Nonce and X-Sign are picked out.</p>
        </li>
        <li>
          <button type="button" className="link" onClick={() => editors.goTo('body', null)}>
            Paste the callback body
          </button>
          <p>The raw JSON, before any program parsed it: every digit counts.</p>
        </li>
      </ol>
      <p>
        You then see the string to be signed, where each part of it comes from, and whether the
        signature is good.
      </p>
      <p>
        <button
          type="button"
          className="button is-main"
          onClick={() => void showFirstSample(inputs)}
        >
          Try it with a signed payin
        </button>
      </p>
      <p className="promise">
        <ShieldCheck size={16} aria-hidden="true" />
        Nothing you paste leaves this page. It is checked here, in your browser.
      </p>
    </section>
  );
}
