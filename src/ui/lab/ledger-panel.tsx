import { CircleX } from 'lucide-react';
import { useStore } from 'zustand';
import { labWords } from '#words/lab';
import type { ShownCredit } from '../../state/lab-store';
import { useLab } from './lab-context';

const { ledger: words } = labWords;

/** What the endpoint has booked; what it booked twice is told with the rule that would have prevented it. */
export function LedgerPanel() {
  const { store } = useLab();
  const credits = useStore(store, (state) => state.credits);
  const startSeconds = useStore(store, ({ lab }) => lab.plan.startSeconds);
  return (
    <section className="panel" aria-labelledby="lab-ledger-title">
      <header className="panel-head">
        <h2 id="lab-ledger-title">{words.title}</h2>
      </header>
      {credits.length === 0 ? (
        <p className="panel-hint">{words.empty}</p>
      ) : (
        <ul className="lab-credits" aria-labelledby="lab-ledger-title">
          {credits.map((credit) => (
            <CreditItem
              key={`${credit.attempt} ${credit.atSeconds}`}
              credit={credit}
              atSeconds={credit.atSeconds - startSeconds}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CreditItemProps {
  readonly credit: ShownCredit;
  /** Of the virtual clock. */
  readonly atSeconds: number;
}

function CreditItem({ credit, atSeconds }: CreditItemProps) {
  const { merchantOrderNo, netAmount, isDouble, attempt, firstAttempt } = credit;
  return (
    <li
      className={isDouble ? 'is-double' : undefined}
      data-testid="credit"
      data-order={merchantOrderNo}
      data-double={isDouble}
    >
      <p>
        <code>{merchantOrderNo}</code> {words.booked(netAmount, attempt, atSeconds)}
      </p>
      {isDouble && (
        <>
          <p className="lab-double">
            <CircleX size={16} aria-hidden="true" /> {words.double(firstAttempt)}
          </p>
          <p>{words.rule}</p>
        </>
      )}
    </li>
  );
}
