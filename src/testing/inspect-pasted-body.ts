/** What the debugger says of a text pasted as the body, where the signature is over the one that was sent. */
import { inspectCallback } from '../core/inspect-callback';
import { buildSignedInput, createSigner } from './signed-callbacks';

const signer = createSigner();

export async function inspectPastedBody(bodyText: string, sent: string) {
  const { canonical } = await inspectCallback(buildSignedInput(signer, sent, ''));
  return inspectCallback({ ...buildSignedInput(signer, sent, canonical?.text ?? ''), bodyText });
}
