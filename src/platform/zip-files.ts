import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface FileToZip {
  readonly path: string;
  readonly text: string;
  readonly isExecutable: boolean;
}

/** What made the archive, in the upper byte of its version: Unix, so that the permissions count. */
const unix = 3;
const regularFile = 0o100000;

/**
 * Texts become UTF-8 as they are; the folders are those of the paths. The page may answer between one file and the next.
 *
 * @returns the archive's bytes, in pieces
 */
export async function zipFiles(
  files: readonly FileToZip[],
  modifiedAt: Date,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  for (const { path, text, isExecutable } of files) {
    const file = new ZipDeflate(path);
    file.mtime = modifiedAt;
    file.os = unix;
    file.attrs = ((regularFile | (isExecutable ? 0o755 : 0o644)) << 16) >>> 0;
    zip.add(file);
    file.push(strToU8(text), true);
    await new Promise((resolve) => setTimeout(resolve));
  }
  zip.end();
  return pieces;
}
