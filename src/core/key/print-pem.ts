/** A key as PEM (RFC 7468 §13), lines of 64 characters, with a line end after its last line. */
export function printPem(spki: Uint8Array): string {
  let binary = '';
  for (const byte of spki) binary += String.fromCharCode(byte);
  const lines = btoa(binary).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
}
