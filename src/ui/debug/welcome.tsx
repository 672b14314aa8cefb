import { ShieldCheck } from 'lucide-react';
import { welcomeWords } from '#words/welcome';
import { focusPart } from '../controls/keep-focus';
import { useApp } from '../shell/app-context';

const steps = ['key', 'headers', 'body'] as const;

/** What the empty page teaches. */
export function Welcome() {
  const { loadSample, hints, editors } = useApp();
  async function showFirst(id: 'signed-payin' | 'signed-without-nonce'): Promise<void> {
    const { showSample } = await import('../shell/samples');
    await showSample(id, loadSample);
    hints.getState().start();
    // On a phone the button stands below what there is to see now.
    scrollTo(0, 0);
    // It goes away, too, and a keyboard goes on from there.
    focusPart(document.getElementById('verdict'));
  }
  return (
    <section className="panel welcome" aria-labelledby="welcome-title">
      <h2 id="welcome-title">{welcomeWords.title}</h2>
      <ol className="welcome-steps">
        {steps.map((input) => (
          <li key={input}>
            <button type="button" className="link" onClick={() => editors.goTo(input, null)}>
              {welcomeWords.steps[input].what}
            </button>
            <p>{welcomeWords.steps[input].how}</p>
          </li>
        ))}
      </ol>
      <p>{welcomeWords.outcome}</p>
      <p className="welcome-samples">
        <button
          type="button"
          className="button is-main"
          onClick={() => void showFirst('signed-without-nonce')}
        >
          {welcomeWords.samples.failing}
        </button>
        <button type="button" className="button" onClick={() => void showFirst('signed-payin')}>
          {welcomeWords.samples.good}
        </button>
      </p>
      <p className="promise">
        <ShieldCheck size={16} aria-hidden="true" />
        {welcomeWords.promise}
      </p>
    </section>
  );
}
