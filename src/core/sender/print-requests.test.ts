import { execFile, execFileSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needing } from '../../testing/needing';
import {
  isEndpointAddress,
  printHttpFile,
  printPosixCommand,
  printPowerShellCommand,
  printRawRequest,
} from './print-requests';

const headersText = [
  'Content-Type: application/json',
  "X-Merchant-No: M'1 !0$`\\086",
  'X-Timestamp: 1795163400',
  'X-Nonce: 059cca9062c3ad11466e23022210584f',
  'X-Sign: a+b/c==',
].join('\n');

const bodies = {
  'of one line': '{"amount":"1.00"}',
  'of several lines, with what shells know':
    '{\n  "a": "it\'s \'quoted\' !! $HOME `id` \\\\ \\u0027 %s %d",\n\t"b": "张三 é 😀"\n}\n\n',
  'with curly quotes and braces': '{"a":"‘it’ ‚s‛ {{variable}} @{x}"}',
  'of 300,000 characters': `{"a":"${"it's 张 ".repeat(50_000)}"}`,
};

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let received: Received | null = null;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received = { headers: request.headers, body: Buffer.concat(parts) };
    response.end('OK');
  });
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/it's/callback?a=1&b=$2`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function expectReceived(bodyText: string): void {
  expect(received?.body.equals(Buffer.from(bodyText))).toBe(true);
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-merchant-no': "M'1 !0$`\\086",
    'x-timestamp': '1795163400',
    'x-nonce': '059cca9062c3ad11466e23022210584f',
    'x-sign': 'a+b/c==',
  });
}

function canRun(program: string): boolean {
  try {
    execFileSync(program, ['--version']);
    return true;
  } catch {
    return false;
  }
}

const shells = ['bash', 'dash', 'zsh'].map((shell) => [shell, hasShell(shell)] as const);

function hasShell(shell: string): boolean {
  try {
    execFileSync(shell, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
}

describe.each(shells)('the curl command in %s', (shell, isThere) => {
  const whereItRuns = needing(`curl and ${shell}`, isThere && canRun('curl'));
  it.each(Object.entries(bodies))('sends a body %s as it is', whereItRuns, async (_, bodyText) => {
    received = null;
    const command = printPosixCommand({ headersText, bodyText }, address);
    const printed = await new Promise<string>((resolve, reject) => {
      const child = execFile(shell, ['-s'], (error, output) =>
        error === null ? resolve(output) : reject(error),
      );
      child.stdin?.end(command);
    });
    expect(printed).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nOK$/);
    expectReceived(bodyText);
  });

  it('sends a blank header blank', whereItRuns, () => {
    received = null;
    const command = printPosixCommand(
      { headersText: 'X-Merchant-No: \nX-Nonce: n', bodyText: '{}' },
      address,
    );
    return new Promise<void>((resolve, reject) => {
      execFile(shell, ['-c', command], (error) => (error === null ? resolve() : reject(error)));
    }).then(() => expect(received?.headers).toMatchObject({ 'x-merchant-no': '', 'x-nonce': 'n' }));
  });
});

describe('the raw request', () => {
  it.each(Object.entries(bodies))('is one that a server reads: %s', async (_, bodyText) => {
    received = null;
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', reject).on('close', resolve).resume();
      socket.write(printRawRequest({ headersText, bodyText }, address));
    });
    expectReceived(bodyText);
  });
});

describe('the PowerShell command', () => {
  it('has the body’s bytes in Base64, and quotes in quotes', () => {
    const bodyText = bodies['with curly quotes and braces'];
    const command = printPowerShellCommand({ headersText, bodyText }, 'http://localhost/’');
    const [, base64 = ''] = /FromBase64String\('([^']*)'\)/.exec(command) ?? [];
    expect(Buffer.from(base64, 'base64').toString()).toBe(bodyText);
    expect(command).toContain("'X-Merchant-No' = 'M''1 !0$`\\086'");
    expect(command).toContain("-Uri 'http://localhost/’’'");
    expect(command).toContain("-ContentType 'application/json'");
    expect(command).toContain('-MaximumRedirection 0');
  });
});

describe('the .http file', () => {
  it('has the same JSON, and no variable', () => {
    const bodyText = bodies['with curly quotes and braces'];
    const file = printHttpFile({ headersText, bodyText }, 'http://localhost:8080/callback');
    const [head = '', body = ''] = file.split('\n\n');
    expect(head).toBe(`POST http://localhost:8080/callback\n${headersText}`);
    expect(JSON.parse(body)).toEqual(JSON.parse(bodyText));
    expect(body).not.toContain('{{');
  });
});

describe('isEndpointAddress', () => {
  it.each(['http://localhost:8080', 'https://a.example/b?c=d', 'HTTP://[::1]:1/'])('%s', (text) => {
    expect(isEndpointAddress(text)).toBe(true);
  });
  it.each(['', 'localhost:8080', 'ftp://a', 'http://', 'http://a b', 'http:///x', 'http://a/\nb'])(
    'not %j',
    (text) => {
      expect(isEndpointAddress(text)).toBe(false);
    },
  );
});
