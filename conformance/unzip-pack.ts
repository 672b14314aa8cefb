/** The pack as its user has it: files in a folder. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** @returns a new folder, with a blank and a letter of no ASCII in its name */
export function unzipPack(zip: Uint8Array): string {
  const folder = makeFolder();
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

/** @returns a new folder with the pack of another one, but for the other cases */
export function copyFewCases(pack: string, names: readonly string[]): string {
  const folder = makeFolder();
  cpSync(pack, folder, { recursive: true });
  const list = join(folder, 'cases/list.tsv');
  const rows = readFileSync(list, 'utf8').trimEnd().split('\n');
  const isMeant = (row: string) => names.includes(row.split('\t')[1] ?? '');
  writeFileSync(list, `${rows.filter(isMeant).join('\n')}\n`);
  const file = join(folder, 'cases.json');
  const cases: readonly { readonly name: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(cases.filter(({ name }) => names.includes(name))));
  return folder;
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'páck of cases '));
}
