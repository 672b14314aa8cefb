import { ShieldCheck } from 'lucide-react';
import { welcomeWords } from '#words/welcome';
import { useApp } from '../shell/app-context';
import { showFirstSample } from '../shell/samples';

const steps = ['key', 'headers', 'body'] as const;

/** What the empty page teaches. */
export function Welcome() {
  const { loadSample, editors } = useApp();
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
      <p>
        <button
          type="button"
          className="button is-main"
          onClick={() => void showFirstSample(loadSample)}
        >
          {welcomeWords.sample}
        </button>
      </p>
      <p className="promise">
        <ShieldCheck size={16} aria-hidden="true" />
        {welcomeWords.promise}
      </p>
    </section>
  );
}
