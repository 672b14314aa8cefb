/** The hashes that a DigestInfo can name, with the DER of their AlgorithmIdentifier's OID (RFC 8017 §9.2 note 1, RFC 8702, NIST CSOR). */

export type HashName =
  | 'md5'
  | 'sha1'
  | 'sha224'
  | 'sha256'
  | 'sha384'
  | 'sha512'
  | 'sha512-224'
  | 'sha512-256'
  | 'sha3-224'
  | 'sha3-256'
  | 'sha3-384'
  | 'sha3-512'
  | 'ripemd160'
  | 'sm3';

export interface HashAlgorithm {
  readonly name: HashName;
  /** As its standard writes it. */
  readonly title: string;
  /** The contents of the OBJECT IDENTIFIER, hex. */
  readonly oid: string;
  readonly bytes: number;
}

export const hashAlgorithms: readonly HashAlgorithm[] = [
  { name: 'md5', title: 'MD5', oid: '2a864886f70d0205', bytes: 16 },
  { name: 'sha1', title: 'SHA-1', oid: '2b0e03021a', bytes: 20 },
  { name: 'sha224', title: 'SHA-224', oid: '608648016503040204', bytes: 28 },
  { name: 'sha256', title: 'SHA-256', oid: '608648016503040201', bytes: 32 },
  { name: 'sha384', title: 'SHA-384', oid: '608648016503040202', bytes: 48 },
  { name: 'sha512', title: 'SHA-512', oid: '608648016503040203', bytes: 64 },
  { name: 'sha512-224', title: 'SHA-512/224', oid: '608648016503040205', bytes: 28 },
  { name: 'sha512-256', title: 'SHA-512/256', oid: '608648016503040206', bytes: 32 },
  { name: 'sha3-224', title: 'SHA3-224', oid: '608648016503040207', bytes: 28 },
  { name: 'sha3-256', title: 'SHA3-256', oid: '608648016503040208', bytes: 32 },
  { name: 'sha3-384', title: 'SHA3-384', oid: '608648016503040209', bytes: 48 },
  { name: 'sha3-512', title: 'SHA3-512', oid: '60864801650304020a', bytes: 64 },
  { name: 'ripemd160', title: 'RIPEMD-160', oid: '2b24030201', bytes: 20 },
  { name: 'sm3', title: 'SM3', oid: '2a811ccf55018311', bytes: 32 },
];

/** As their standards write them. */
export const hashTitles = Object.fromEntries(
  hashAlgorithms.map(({ name, title }) => [name, title]),
) as Readonly<Record<HashName, string>>;
