/** How a callback reaches the merchant: the acknowledgement, what happens without one, and where it goes. */
import { AcknowledgementPanel } from './acknowledgement-panel';
import { RetryPanel } from './retry-panel';
import { TargetPanel } from './target-panel';
import '../controls/judgement.css';
import './delivery.css';

export function DeliveryPlace() {
  return (
    <div className="columns delivery">
      <div className="column">
        <AcknowledgementPanel />
        <TargetPanel />
      </div>
      <div className="column">
        <RetryPanel />
      </div>
    </div>
  );
}
