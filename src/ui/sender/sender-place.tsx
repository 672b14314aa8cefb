/** The platform's side: test callbacks, signed here, to try an endpoint with. */
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { senderWords } from '#words/sender';
import { createTestKeyPair, type TestKeySize } from '../../platform/test-key-pair';
import { createSenderStore, type SenderStore } from '../../state/sender-store';
import { MarkedText } from '../controls/marked-text';
import { createTeller } from './create-teller';
import { OrderPanel } from './order-panel';
import { PackPanel } from './pack-panel';
import { SendPanel } from './send-panel';
import { SignedPanel } from './signed-panel';
import '../controls/judgement.css';
import './sender.css';

export type PageSenderStore = SenderStore<TestKeySize>;

function createPageStore(): PageSenderStore {
  return createSenderStore<TestKeySize>(
    {
      readClock: () => Math.floor(Date.now() / 1000),
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      createSigner: async (size, algorithm) =>
        createTestKeyPair(crypto.subtle, size, algorithm ?? 'sha256'),
      loadBreaking: () => import('../../core/sender/break-callback'),
      tell: createTeller(),
    },
    2048,
  );
}

export function SenderPlace() {
  const [store] = useState(createPageStore);
  // The first one is made at once, so that there is something to look at.
  useEffect(() => void store.getState().renewCallback(), [store]);
  return (
    <div className="sender">
      <p className="sender-banner" role="note">
        <FlaskConical size={16} aria-hidden="true" />
        <span>
          <MarkedText text={senderWords.banner} />
        </span>
      </p>
      <div className="columns">
        <div className="column">
          <OrderPanel store={store} />
          <PackPanel />
        </div>
        <div className="column">
          <SignedPanel store={store} />
          <SendPanel store={store} />
        </div>
      </div>
    </div>
  );
}
