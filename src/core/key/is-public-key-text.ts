/** Whether a text is public keys as PEM and nothing else: whatever is said of it as another text is beside the point. */
export function isPublicKeyText(text: string): boolean {
  return publicKeys.test(text);
}

const publicKeys =
  /^\s*-----BEGIN (?:RSA )?PUBLIC KEY-----[\w\s+/=-]*-----END (?:RSA )?PUBLIC KEY-----\s*$/;
