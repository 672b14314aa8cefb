/** A signed callback as something to send it with: the body arrives byte by byte as it was signed. */
import { encodeBase64 } from '../text/base64';
import { countUtf8Bytes } from '../text/count-utf-8-bytes';
import type { SignedCallback } from './sign-callback';

type SentCallback = Pick<SignedCallback, 'headersText' | 'bodyText'>;

/** Linux takes at most 131,072 bytes in one argument. */
const argumentLimit = 100_000;

/** For bash, zsh, dash: nothing but a single quote ends what stands in single quotes. */
export function printPosixCommand(
  { headersText, bodyText }: SentCallback,
  address: string,
): string {
  const body = quotePosix(bodyText.toWellFormed());
  const isLong = countUtf8Bytes(bodyText) > argumentLimit;
  const parts = [
    // The shell's own printf has no limit.
    `${isLong ? `printf '%s' ${body} | ` : ''}curl -gsS -i -X POST ${quotePosix(address)}`,
    ...headersText.split('\n').map((line) => `-H ${quotePosix(toCurlHeader(line))}`),
    ['--data-binary', isLong ? '@-' : body].join(' '),
  ];
  return parts.join(' \\\n  ');
}

/**
 * For Windows PowerShell 5.1 and PowerShell 7. The body is Base64: 5.1 loses the quotes of what it hands to a program,
 * and reads a script without a byte order mark in the system's character set.
 */
export function printPowerShellCommand(
  { headersText, bodyText }: SentCallback,
  address: string,
): string {
  const bytes = encodeBase64(new TextEncoder().encode(bodyText));
  const headers = headersText.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? '';
  const others = headers.filter(([name]) => name !== 'Content-Type');
  const options = [
    ['-UseBasicParsing'],
    ['-Method', 'Post'],
    ['-Uri', quotePowerShell(address)],
    ['-ContentType', quotePowerShell(type)],
    ['-Headers', '$headers'],
    ['-Body', '$body'],
    // As curl does: where a redirect leads to is not what was asked.
    ['-MaximumRedirection', '0'],
  ];
  return [
    `$body = [Convert]::FromBase64String(${quotePowerShell(bytes)})`,
    '$headers = @{',
    ...others.map(([name, value]) => `  ${quotePowerShell(name)} = ${quotePowerShell(value)}`),
    '}',
    ['Invoke-WebRequest', ...options.map((option) => option.join(' '))].join(' '),
  ].join('\n');
}

/** As it goes over the wire (RFC 9112): CRLF behind each line of the head, then the body. */
export function printRawRequest({ headersText, bodyText }: SentCallback, address: string): string {
  const { host, target } = readAddress(address);
  const length = String(countUtf8Bytes(bodyText));
  const head = [
    `POST ${target} HTTP/1.1`,
    ['Host', host].join(': '),
    ...headersText.split('\n'),
    ['Content-Length', length].join(': '),
    ['Connection', 'close'].join(': '),
  ];
  return `${head.join('\r\n')}\r\n\r\n${bodyText}`;
}

/** For the REST clients of editors. Two braces begin a variable there: in a string, JSON has another way to write one. */
export function printHttpFile({ headersText, bodyText }: SentCallback, address: string): string {
  return `POST ${address}\n${headersText}\n\n${bodyText.replaceAll('{{', '{\\u007b')}\n`;
}

/** Whether a callback can be sent there. */
export function isEndpointAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(address) && URL.canParse(address);
}

function readAddress(address: string): { readonly host: string; readonly target: string } {
  const [, host = '', target = ''] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(address) ?? [];
  return { host, target: target.startsWith('/') ? target : `/${target}` };
}

/** A header that ends with its colon is not sent by curl, one that ends with a semicolon is sent blank. */
function toCurlHeader(line: string): string {
  return line.replace(/^([^:]+):\s*$/, '$1;');
}

function quotePosix(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Curly quotes end a string, too. */
function quotePowerShell(text: string): string {
  return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
