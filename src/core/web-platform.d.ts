/**
 * The few globals that browsers, workers and Node share and the core may use. Only tsconfig.core.json
 * includes this file: everywhere else the platform's own types declare them.
 */

interface CryptoKey {
  readonly type: 'public' | 'private' | 'secret';
  readonly extractable: boolean;
  readonly algorithm: { readonly name: string };
}

interface RsaHashedImportParams {
  readonly name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS';
  readonly hash: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';
}

interface RsaPssParams {
  readonly name: 'RSA-PSS';
  readonly saltLength: number;
}

/** The operations the core may ask for: none of them signs or decrypts. */
interface SubtleCrypto {
  digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  importKey(
    format: 'spki',
    spki: Uint8Array<ArrayBuffer>,
    algorithm: RsaHashedImportParams,
    extractable: boolean,
    usages: readonly 'verify'[],
  ): Promise<CryptoKey>;
  verify(
    algorithm: 'RSASSA-PKCS1-v1_5' | RsaPssParams,
    key: CryptoKey,
    signature: Uint8Array<ArrayBuffer>,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

/** `subtle` is missing where the page was not opened in a secure context (W3C Secure Contexts). */
declare const crypto: { readonly subtle?: SubtleCrypto };

declare class TextEncoder {
  /** UTF-8; a lone surrogate becomes U+FFFD. */
  encode(text?: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}

/** WHATWG URL; throws on what is no address. */
declare class URL {
  static canParse(url: string): boolean;
  constructor(address: string, base?: string);
  readonly href: string;
  readonly hostname: string;
  readonly origin: string;
  readonly port: string;
  readonly protocol: string;
}

/** One character a byte, U+0000 to U+00FF; throws on anything else. */
declare function btoa(binary: string): string;

/** Forgiving Base64 (WHATWG Infra): skips ASCII white space, takes missing padding; throws on the rest. */
declare function atob(base64: string): string;
