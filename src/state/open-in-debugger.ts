/** A test callback as the debugger's input, with what the receiver would know of it. */
import { defaultToleranceSeconds } from '../core/contract';
import { rememberNonce, toNonceLifetime } from '../core/receiver/nonce-memory';
import { receiverBreaks } from '../core/sender/break-code';
import type { TestCallback } from '../core/sender/test-callback';
import type { LoadSample } from './load-sample';
import type { ReceiverStore } from './receiver-store';

/** Replaces what stands in the debugger, as a sample does: one step back brings it back. */
export function openInDebugger(
  callback: TestCallback,
  { loadSample, receiver }: { readonly loadSample: LoadSample; readonly receiver: ReceiverStore },
): void {
  const { keyText, ownKeyText, headersText, bodyText, reception } = callback;
  const { merchantNo, receivedAtSeconds, localOrder } = reception;
  const receivedAt = new Date(receivedAtSeconds * 1000).toISOString().replace('.000', '');
  rememberEarlier(callback, receiver);
  loadSample({
    texts: {
      key: keyText,
      headers: headersText,
      body: bodyText,
      'own-string': '',
      'own-key': ownKeyText,
    },
    // All of it: what the user wrote there is of other callbacks.
    receipt: { merchantNo, receivedAt, localOrder, tolerance: String(defaultToleranceSeconds) },
  });
  const { setOpen } = receiver.getState();
  if (receiverBreaks.some((code) => code === callback.code)) setOpen(true);
}

/** As if it had come in before. */
function rememberEarlier(
  { earlier, reception: { receivedAtSeconds } }: TestCallback,
  receiver: ReceiverStore,
): void {
  if (earlier === null) return;
  const { nonce, timestamp, signatureBase64, canonical } = earlier;
  const sighting = {
    nonce: nonce ?? '',
    atSeconds: receivedAtSeconds,
    sign: signatureBase64,
    timestamp,
    text: canonical,
    isVerified: true,
  };
  const lifetime = toNonceLifetime(defaultToleranceSeconds);
  receiver.setState(({ nonces }) => ({ nonces: rememberNonce(nonces, sighting, lifetime) }));
}
