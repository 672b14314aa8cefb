import { strToU8, type Zippable, zipSync } from 'fflate';

export interface FileToZip {
  readonly path: string;
  readonly text: string;
  readonly isExecutable: boolean;
}

/** What made the archive, in the upper byte of its version: Unix, so that the permissions count. */
const unix = 3;
const regularFile = 0o100000;

/** Texts become UTF-8 as they are; the folders are those of the paths. */
export function zipFiles(files: readonly FileToZip[], modifiedAt: Date): Uint8Array<ArrayBuffer> {
  const tree: Zippable = {};
  for (const { path, text, isExecutable } of files) {
    const attrs = (regularFile | (isExecutable ? 0o755 : 0o644)) << 16;
    tree[path] = [strToU8(text), { mtime: modifiedAt, os: unix, attrs: attrs >>> 0 }];
  }
  return zipSync(tree);
}
