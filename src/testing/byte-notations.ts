/** The ways in which programs print bytes. */

const list = (bytes: Buffer, print: (byte: number) => string, between: string) =>
  Array.from(bytes, print).join(between);
const toHexByte = (byte: number) => byte.toString(16).padStart(2, '0');
const toSigned = (byte: number) => (byte > 127 ? byte - 256 : byte);

const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x22;
const toOctalCharacter = (byte: number) =>
  isPrintable(byte) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
const toPythonCharacter = (byte: number) => {
  const named = { 9: '\\t', 10: '\\n', 13: '\\r', 39: "\\'", 92: '\\\\' }[byte];
  return named ?? (isPrintable(byte) ? String.fromCharCode(byte) : `\\x${toHexByte(byte)}`);
};

export const byteNotations: Readonly<Record<string, (bytes: Buffer) => string>> = {
  Base64: (bytes) => bytes.toString('base64'),
  'Base64 for URLs, in a parameter': (bytes) => `key=${bytes.toString('base64url')}`,
  'Base64 in lines': (bytes) => bytes.toString('base64').replace(/.{64}/g, '$&\n'),
  'Base64 twice': (bytes) => Buffer.from(bytes.toString('base64')).toString('base64'),
  'Base64 of Base64 in lines': (bytes) =>
    Buffer.from(bytes.toString('base64').replace(/.{64}/g, '$&\n')).toString('base64'),
  'Base64 twice, in JSON': (bytes) =>
    JSON.stringify({ key: Buffer.from(bytes.toString('base64')).toString('base64') }),
  hex: (bytes) => bytes.toString('hex'),
  'hex in capitals': (bytes) => bytes.toString('hex').toUpperCase(),
  'hex with colons, in lines': (bytes) => list(bytes, toHexByte, ':').replace(/.{45}/g, '    $&\n'),
  'hex with hyphens (.NET’s BitConverter)': (bytes) => list(bytes, toHexByte, '-').toUpperCase(),
  'an array in hex': (bytes) => `{${list(bytes, (byte) => `0x${toHexByte(byte)}`, ', ')}}`,
  'an array in hex without padding (Go’s %#v)': (bytes) =>
    `[]byte{${list(bytes, (byte) => `0x${byte.toString(16)}`, ', ')}}`,
  'the same without a space': (bytes) => list(bytes, (byte) => `0x${byte.toString(16)}`, ','),
  'the same in capitals': (bytes) =>
    list(bytes, (byte) => `0x${byte.toString(16).toUpperCase()}`, ', '),
  'a string in hex': (bytes) => list(bytes, (byte) => `\\x${toHexByte(byte)}`, ''),
  'a JSON array': (bytes) => JSON.stringify({ data: Array.from(bytes) }),
  'a Buffer in JSON': (bytes) => JSON.stringify(bytes),
  'a Uint8Array in JSON': (bytes) => JSON.stringify(new Uint8Array(bytes)),
  'an array of Node’s console': (bytes) =>
    `Uint8Array(${bytes.length}) [\n  ${list(bytes, (byte) => String(byte).padStart(3), ', ')}\n]`,
  'numbers with spaces (Go’s %v)': (bytes) => `[${list(bytes, String, ' ')}]`,
  'numbers in lines (PowerShell)': (bytes) => list(bytes, String, '\r\n'),
  'signed numbers (Java’s Arrays.toString)': (bytes) =>
    `[${list(bytes, (byte) => String(toSigned(byte)), ', ')}]`,
  'Java’s source': (bytes) => `{${list(bytes, (byte) => `(byte)0x${toHexByte(byte)}`, ', ')}}`,
  'Kotlin’s source': (bytes) => list(bytes, (byte) => `0x${toHexByte(byte)}.toByte()`, ', '),
  'PHP’s print_r': (bytes) =>
    `Array\n(\n${Array.from(bytes, (byte, at) => `    [${at + 1}] => ${byte}\n`).join('')})\n`,
  'Python’s bytes': (bytes) => `b'${list(bytes, toPythonCharacter, '')}'`,
  'C’s string, in octal': (bytes) => `"${list(bytes, toOctalCharacter, '')}"`,
};

/** Of keys, also those that show a body's characters as JSON of other ones, or that no log has. */
export const keyNotations: typeof byteNotations = {
  ...byteNotations,
  'JSON’s string of the bytes as characters': (bytes) => JSON.stringify(bytes.toString('latin1')),
  'bytes as characters': (bytes) => bytes.toString('latin1'),
  'C’s source': (bytes) => `{${list(bytes, (byte) => `(unsigned char)0x${toHexByte(byte)}`, ',')}}`,
};
