import { useStore } from 'zustand';
import { labWords } from '#words/lab';
import { targetWords } from '#words/target';
import { attemptLimit } from '../../core/contract';
import type { LabViewState } from '../../state/lab-store';
import { VisibleText } from '../controls/visible-text';
import { useLab } from './lab-context';

const { order: words } = labWords;

/** The order on both sides, and where its callback goes or why there is none. */
export function OrderPanel() {
  const { store } = useLab();
  const lab = useStore(store, (state) => state.lab);
  const [order] = lab.orders;
  const [local] = lab.books.orders;
  if (order === undefined) return null;
  return (
    <section className="panel" aria-labelledby="lab-order-title">
      <header className="panel-head">
        <h2 id="lab-order-title">{words.title}</h2>
        <span className="panel-state">{labWords.clock(lab.nowSeconds)}</span>
      </header>
      <dl className="lab-facts">
        <dt>{words.heads.platform}</dt>
        <dd data-testid="order" data-order={order.merchantOrderNo} data-status={order.status}>
          <code>{order.merchantOrderNo}</code> <StatusChip status={order.status} />
        </dd>
        <dt>{words.heads.books}</dt>
        <dd>
          <StatusChip status={local?.status ?? ''} />
        </dd>
        <dt>{words.heads.delivery}</dt>
        <dd data-testid="lab-delivery" data-state={lab.tasks[0]?.state ?? 'none'}>
          <Delivery />
        </dd>
      </dl>
    </section>
  );
}

function StatusChip({ status }: { readonly status: string }) {
  return <span className={`chip lab-status is-${status}`}>{status}</span>;
}

function Delivery() {
  const { store } = useLab();
  const ended = useStore(store, (state) => state.ended);
  const outlook = useStore(store, describeOutlook);
  if (ended === null) return <p>{words.notEnded}</p>;
  if (ended.kind === 'refused') return <p>{words.refusals[ended.refusal]}</p>;
  const { row, target, noAddress } = ended.delivery;
  return (
    <>
      <p>{targetWords.rows[row]}</p>
      {noAddress !== undefined && <p>{targetWords.noAddress(noAddress, ended.order.orderType)}</p>}
      {target === null ? (
        <p>{targetWords.noneHint}</p>
      ) : (
        <p>
          {words.sentTo}{' '}
          <code>
            <VisibleText text={target} />
          </code>
        </p>
      )}
      <p>{outlook}</p>
    </>
  );
}

/** What follows; empty where nothing ever does. */
function describeOutlook({ lab }: LabViewState): string {
  const [task] = lab.tasks;
  switch (task?.state) {
    case 'pending': {
      const next = lab.due.find(({ kind }) => kind === 'attempt');
      return words.pending(task.attemptsMade, attemptLimit, next?.atSeconds ?? lab.nowSeconds);
    }
    case 'acknowledged':
      return words.acknowledged(task.attemptsMade);
    case 'unacknowledged':
      return words.unacknowledged(attemptLimit);
    default:
      return '';
  }
}
