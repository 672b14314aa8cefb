/** Public test suites that are not part of this project: read where they exist, else empty. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = process.env.VECTORS_DIR ?? resolve(import.meta.dirname, '../../../shared/vectors');

function readSuite(path: string): unknown {
  const file = resolve(folder, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export interface ParsingCase {
  /** Begins with `y_` (must parse), `n_` (must not) or `i_` (either). */
  readonly name: string;
  readonly text: string;
}

/** nst/JSONTestSuite, test_parsing. */
export function readParsingSuite(): readonly ParsingCase[] {
  const suite = readSuite('json-test-suite/test-parsing.json') as {
    cases: { name: string; bytes: string }[];
  } | null;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (suite?.cases ?? []).map(({ name, bytes }) => ({
    name,
    text: decoder.decode(Buffer.from(bytes, 'base64')),
  }));
}

export interface SignatureCase {
  readonly name: string;
  readonly publicKeyPem: string;
  readonly message: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly result: 'valid' | 'invalid' | 'acceptable';
}

interface WycheproofFile {
  readonly testGroups: readonly {
    readonly publicKeyPem: string;
    readonly tests: readonly {
      readonly tcId: number;
      readonly comment: string;
      readonly msg: string;
      readonly sig: string;
      readonly result: SignatureCase['result'];
    }[];
  }[];
}

/** C2SP/wycheproof, RSASSA-PKCS1-v1_5 with SHA-256. */
export function readSignatureSuite(): readonly SignatureCase[] {
  return [2048, 3072, 4096].flatMap((bits) => {
    const file = readSuite(`wycheproof/rsa_signature_${bits}_sha256_test.json`);
    return ((file as WycheproofFile | null)?.testGroups ?? []).flatMap(({ publicKeyPem, tests }) =>
      tests.map(({ tcId, comment, msg, sig, result }) => ({
        name: `${bits} bits, case ${tcId}: ${comment}`,
        publicKeyPem,
        message: new Uint8Array(Buffer.from(msg, 'hex')),
        signature: new Uint8Array(Buffer.from(sig, 'hex')),
        result,
      })),
    );
  });
}
