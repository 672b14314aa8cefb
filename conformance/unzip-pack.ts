/** The pack as its user has it: files in a folder. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** @returns a new folder, with a blank and a letter of no ASCII in its name */
export function unzipPack(zip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'páck of cases '));
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}
