/** What the DER of a key turns out to be. The structure decides, not the label of its PEM block. */
import { toHex } from '../text/hex';
import { buildSubjectPublicKeyInfo } from './build-subject-public-key-info';
import type { PlatformKey } from './platform-key';
import {
  type DerNode,
  derTag,
  readDer,
  readObjectIdentifier,
  readPositiveInteger,
} from './read-der';

/** The numbers of an RSA key and the SubjectPublicKeyInfo that holds them. */
export type RsaKey = Pick<PlatformKey, 'spki' | 'modulus' | 'exponent' | 'bits'>;

export type PublicKeyReading =
  | { readonly kind: 'rsa'; readonly form: 'spki' | 'pkcs1'; readonly key: RsaKey }
  /** `length` bytes hold the certificate; its key still has to be taken out. */
  | { readonly kind: 'certificate'; readonly length: number }
  | { readonly kind: 'private-key' | 'certificate-request' | 'short' | 'malformed' }
  | { readonly kind: 'not-rsa'; readonly algorithm: string }
  | { readonly kind: 'trailing-data'; readonly extraBytes: number };

const rsaEncryption = '1.2.840.113549.1.1.1';

/** The algorithms of RFC 3279, RFC 4055, RFC 5480 and RFC 8410 that are not `rsaEncryption`. */
const algorithmNames: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.7': 'RSAES-OAEP',
  '1.2.840.113549.1.1.10': 'RSASSA-PSS',
  '1.2.840.113549.1.3.1': 'Diffie-Hellman',
  '1.2.840.10040.4.1': 'DSA',
  '1.2.840.10045.2.1': 'EC',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
};

const curveNames: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
  '1.2.156.10197.1.301': 'SM2',
};

/** Reads a SubjectPublicKeyInfo or an RSAPublicKey, and recognises what people paste in their place. */
export function readPublicKey(bytes: Uint8Array<ArrayBuffer>): PublicKeyReading {
  const der = readDer(bytes);
  if (der.kind !== 'value') return der;
  const { node, length } = der;
  if (node.tag !== derTag.sequence) return { kind: 'malformed' };
  if (isPrivateKey(node)) return { kind: 'private-key' };
  if (isSigned(node)) {
    return isCertificateRequest(node)
      ? { kind: 'certificate-request' }
      : { kind: 'certificate', length };
  }
  const reading = readKeyNode(node, bytes.subarray(0, length));
  const extraBytes = bytes.length - length;
  return reading.kind === 'rsa' && extraBytes > 0 ? { kind: 'trailing-data', extraBytes } : reading;
}

function readKeyNode(node: DerNode, bytes: Uint8Array<ArrayBuffer>): PublicKeyReading {
  if (node.children[0]?.tag === derTag.integer) {
    return toReading('pkcs1', readRsaPublicKey(node), () => buildSubjectPublicKeyInfo(bytes));
  }
  const [algorithm, subjectPublicKey, ...rest] = node.children;
  const identifier = readObjectIdentifier(algorithm?.children[0]);
  if (algorithm?.tag !== derTag.sequence || identifier === null || rest.length > 0) {
    return { kind: 'malformed' };
  }
  if (subjectPublicKey?.tag !== derTag.bitString) return { kind: 'malformed' };
  if (identifier !== rsaEncryption) return { kind: 'not-rsa', algorithm: nameAlgorithm(algorithm) };
  // RFC 3279 §2.3.1: the parameters are there, and NULL.
  const parameters = algorithm.children[1];
  const hasNull = parameters?.tag === derTag.null && parameters.content.length === 0;
  if (!hasNull || algorithm.children.length !== 2) return { kind: 'malformed' };
  if (subjectPublicKey.content[0] !== 0) return { kind: 'malformed' };
  const inner = readDer(subjectPublicKey.content.subarray(1));
  if (inner.kind !== 'value' || inner.length !== subjectPublicKey.content.length - 1) {
    return { kind: 'malformed' };
  }
  return toReading('spki', readRsaPublicKey(inner.node), () => bytes.slice());
}

function toReading(
  form: 'spki' | 'pkcs1',
  numbers: Omit<RsaKey, 'spki'> | null,
  toSpki: () => Uint8Array<ArrayBuffer>,
): PublicKeyReading {
  if (numbers === null) return { kind: 'malformed' };
  return { kind: 'rsa', form, key: { spki: toSpki(), ...numbers } };
}

/** RSAPublicKey (RFC 8017 §A.1.1); null unless the modulus and the exponent can be those of a key (§3.1). */
function readRsaPublicKey(node: DerNode): Omit<RsaKey, 'spki'> | null {
  if (node.tag !== derTag.sequence || node.children.length !== 2) return null;
  const modulus = readPositiveInteger(node.children[0])?.slice();
  const exponentBytes = readPositiveInteger(node.children[1]);
  if (modulus === undefined || !exponentBytes || !isOdd(modulus) || !isOdd(exponentBytes)) {
    return null;
  }
  const exponent = BigInt(`0x${toHex(exponentBytes)}`);
  if (exponent < 3n || exponentBytes.length > modulus.length) return null;
  const bits = modulus.length * 8 - (Math.clz32(modulus[0] ?? 0) - 24);
  return { modulus, exponent, bits };
}

function isOdd(bytes: Uint8Array): boolean {
  return ((bytes.at(-1) ?? 0) & 1) === 1;
}

/** PKCS#1, PKCS#8, SEC 1 and PKCS#12 begin with a version number; a public key never does. */
function isPrivateKey({ children }: DerNode): boolean {
  const [version, next] = children;
  if (version?.tag !== derTag.integer || version.content.length !== 1) return false;
  if ((version.content[0] ?? 0) > 3) return false;
  // A PKCS#1 public key of a tiny modulus has just two numbers.
  return children.length > 2 || next?.tag === derTag.sequence || next?.tag === derTag.octetString;
}

/** The shape that certificates and certificate requests share: content, algorithm, signature. */
function isSigned({ children }: DerNode): boolean {
  const tags = children.map((child) => child.tag);
  return tags.join() === [derTag.sequence, derTag.sequence, derTag.bitString].join();
}

/** CertificationRequestInfo (RFC 2986 §4.1): version, subject, key, attributes. A certificate has more parts. */
function isCertificateRequest({ children }: DerNode): boolean {
  const parts = children[0]?.children ?? [];
  return parts[0]?.tag === derTag.integer && parts.length <= 4;
}

function nameAlgorithm(algorithm: DerNode): string {
  const identifier = readObjectIdentifier(algorithm.children[0]) ?? '';
  const name = algorithmNames[identifier] ?? identifier;
  const curve = readObjectIdentifier(algorithm.children[1]);
  return name === 'EC' && curve !== null ? `EC ${curveNames[curve] ?? curve}` : name;
}
