import { StandInBytes } from '../core/report/stand-in-bytes';
import { toHex } from '../core/text/hex';

/** Two digits a byte; of bytes that are not told, the name in their place. */
export function printHex(bytes: Uint8Array): string {
  return bytes instanceof StandInBytes ? bytes.standIn : toHex(bytes);
}
