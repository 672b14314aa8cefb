import { detectPrivateKey } from './detect-private-key';
import { type InspectedKeys, inspectKeys, prepareKeys, type ReadyKeys } from './inspect-keys';

/**
 * One key text is used for many callbacks, and for every keystroke in the other inputs: whoever inspects them one after
 * the other holds the last answers.
 */
export interface KeyMemory {
  readonly platform: KeyReader<ReadyKeys>;
  readonly own: KeyReader<InspectedKeys>;
}

type KeyReader<Keys> = (text: string, subtle: SubtleCrypto | undefined) => Promise<Keys>;

export function createKeyMemory(): KeyMemory {
  return { platform: rememberLast(prepareKeys), own: rememberLast(inspectKeys) };
}

function rememberLast<Keys>(read: KeyReader<Keys>): KeyReader<Keys> {
  let last: { readonly text: string; readonly keys: Promise<Keys> } | null = null;
  return (text, subtle) => {
    if (last?.text === text) return last.keys;
    const keys = read(text, subtle);
    // What holds a private key is not kept anywhere, not even here.
    last = detectPrivateKey(text) === null ? { text, keys } : null;
    return keys;
  };
}
