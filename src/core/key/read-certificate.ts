/** Loaded only when a certificate is met: the library weighs more than all other key code. */
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, type Name } from '@peculiar/asn1-x509';

export interface CertificateReading {
  /** DER of the certificate's SubjectPublicKeyInfo. */
  readonly spki: Uint8Array<ArrayBuffer>;
  /** As in `CN=…, O=…`, in the certificate's order; empty when it names nobody. */
  readonly subject: string;
}

/** The attribute types that have a short name (RFC 4514 §3). */
const attributeNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
};

/** An X.509 certificate (RFC 5280 §4.1); null when it is not one. Dates, issuer and signature are not checked. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): CertificateReading | null {
  try {
    const { tbsCertificate } = AsnConvert.parse(bytes, Certificate);
    const spki = AsnConvert.serialize(tbsCertificate.subjectPublicKeyInfo);
    return { spki: new Uint8Array(spki), subject: printName(tbsCertificate.subject) };
  } catch {
    return null;
  }
}

function printName(name: Name): string {
  const attributes = [...name].flatMap((part) => [...part]);
  return attributes
    .map(({ type, value }) => `${attributeNames[type] ?? type}=${value.toString()}`)
    .join(', ');
}
