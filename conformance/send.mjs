#!/usr/bin/env node
/**
 * Sends the callbacks of this pack to an endpoint and compares its answers with those that the contract asks for.
 * Needs Node 18 or later and nothing else. README.md beside it says how it is used; send.sh does the same with curl.
 */
import { constants, createPrivateKey, randomBytes, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';

const usage = `Usage: node send.mjs ADDRESS [--strict] [--merchant NUMBER] [--tolerance SECONDS] [--timeout SECONDS] [--junit FILE]

  ADDRESS      of the endpoint under test, with http:// or https://
  --strict     the recommended checks, of time and nonce, count as well
  --merchant   the merchant number of the endpoint; M10086 unless given
  --tolerance  its requestExpireSeconds; 300 unless given
  --timeout    how long to wait for an answer; 10 seconds unless given
  --junit      writes the results as JUnit XML, too

Exits with 0 where every case passed, 1 where one failed, 2 where the endpoint could not be tested.`;

/** Longer answers are none: an acknowledgement has two bytes. */
const answerLimit = 1_048_576;

/**
 * @typedef {object} Recipe
 * @property {[name: string, value: string][]} headers
 * @property {string} string
 * @property {'rsa2' | 'sha-1' | 'pss' | 'other-key'} scheme
 * @property {'now' | 'stale' | 'future' | 'milliseconds'} time
 * @property {string} nonce
 * @property {'length' | 'chunked'} transfer
 *
 * @typedef {object} Case
 * @property {string} name
 * @property {'mandatory' | 'recommended'} level
 * @property {'ok' | 'reject'} answer
 * @property {string} why
 * @property {string} body
 * @property {Recipe} recipe
 *
 * @typedef {{ status: number, bytes: Buffer } | { fault: string }} Reply
 * @typedef {{ one: Case, result: 'ok' | 'FAIL' | 'skip', answered: string }} Result
 */

const options = readArguments();

/** @type {Case[]} */
const cases = JSON.parse(readText('cases.json'));
const key = createPrivateKey(readText('test-private-key.pem'));
const otherKey = createPrivateKey(readText('other-private-key.pem'));

const closed = 'closed without a complete answer';

/** By the name of the case. */
const nonces = new Map();

/** @type {Result[]} */
const results = [];
printRow('', 'case', 'should', 'answered');
for (const one of cases) {
  const reply = await send(one);
  results.push(reply === null ? leave(one) : judge(one, reply));
}
const failed = countOf('FAIL');
const unsent = countOf('skip');
if (options.junit !== null) writeFileSync(options.junit, printJunit());
console.log(
  `\n${countOf('ok')} passed, ${failed} failed${unsent === 0 ? '' : `, ${unsent} not sent`}`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {Result['result']} which */
function countOf(which) {
  return results.filter(({ result }) => result === which).length;
}

function readArguments() {
  const { values, positionals } = parseOptions();
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const [address, ...others] = positionals;
  if (address === undefined) return refuse('The address of the endpoint is missing.');
  if (others.length > 0) return refuse('Give one address.');
  if (!isAddress(address)) {
    return refuse(`${address} is no address that begins with http:// or https://.`);
  }
  const { merchant = 'M10086', junit = null, strict: isStrict = false } = values;
  if (!/^[!-~]+$/.test(merchant)) return refuse('--merchant takes a number without spaces.');
  const tolerance = readSeconds('--tolerance', values.tolerance ?? '300');
  const timeout = readSeconds('--timeout', values.timeout ?? '10');
  if (junit !== null) openForWriting(junit);
  return { address, merchant, junit, isStrict, tolerance, timeout };
}

function parseOptions() {
  /** @type {{ type: 'string' }} */
  const text = { type: 'string' };
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        strict: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        merchant: text,
        tolerance: text,
        timeout: text,
        junit: text,
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} text */
function isAddress(text) {
  try {
    return /^https?:$/.test(new URL(text).protocol) && text.includes('://');
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function readSeconds(name, text) {
  if (!/^[1-9]\d{0,5}$/.test(text)) return refuse(`${name} takes a whole number of seconds.`);
  return Number(text);
}

/** @param {string} file */
function openForWriting(file) {
  try {
    writeFileSync(file, '');
  } catch {
    refuse(`${file} cannot be written.`);
  }
}

/** @param {string} name */
function readText(name) {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/**
 * Signs the case anew and sends it; null where it cannot be signed.
 *
 * @param {Case} one
 * @returns {Promise<Reply> | null}
 */
function send(one) {
  const { body, recipe } = one;
  const nonce = nonces.get(recipe.nonce) ?? randomBytes(16).toString('hex');
  nonces.set(one.name, nonce);
  const values = { merchant: options.merchant, nonce, timestamp: printTime(recipe.time) };
  const signature = signString(fillIn(recipe.string, values), recipe.scheme)?.toString('base64');
  if (signature === undefined) return null;
  const signs = {
    sign: signature,
    'sign-cut': signature.slice(0, 100),
    'sign-flipped': `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
  };
  /** @type {Record<string, string>} */
  const headers = {};
  for (const [name, value] of recipe.headers)
    headers[name] = fillIn(value, { ...values, ...signs });
  const bytes = Buffer.from(body);
  if (recipe.transfer === 'length') headers['Content-Length'] = String(bytes.length);
  return post(headers, bytes, one);
}

/** @param {Recipe['time']} time */
function printTime(time) {
  const now = Math.floor(Date.now() / 1000);
  switch (time) {
    case 'stale':
      return String(now - options.tolerance - 60);
    case 'future':
      return String(now + options.tolerance + 60);
    case 'milliseconds':
      return `${now}000`;
    default:
      return String(now);
  }
}

/**
 * @param {string} text
 * @param {Record<string, string>} values
 */
function fillIn(text, values) {
  return text.replace(/\{\{([a-z-]+)\}\}/g, (mark, name) => values[name] ?? mark);
}

/**
 * @param {string} string
 * @param {Recipe['scheme']} scheme
 * @returns {Buffer | null}
 */
function signString(string, scheme) {
  try {
    return signBytes(Buffer.from(string), scheme);
  } catch (error) {
    // Some systems forbid SHA-1, for one; what the contract asks for has to be there.
    if (scheme === 'rsa2') throw error;
    return null;
  }
}

/**
 * @param {Buffer} bytes
 * @param {Recipe['scheme']} scheme
 */
function signBytes(bytes, scheme) {
  switch (scheme) {
    case 'sha-1':
      return sign('sha1', bytes, key);
    case 'pss':
      return sign('sha256', bytes, {
        key,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: 32,
      });
    case 'other-key':
      return sign('sha256', bytes, otherKey);
    default:
      return sign('sha256', bytes, key);
  }
}

/**
 * @param {Record<string, string>} headers
 * @param {Buffer} bytes
 * @param {Case} one
 * @returns {Promise<Reply>}
 */
function post(headers, bytes, one) {
  const { request } = options.address.startsWith('https') ? https : http;
  return new Promise((resolve) => {
    let isConnected = false;
    const sent = request(options.address, { method: 'POST', headers, agent: false });
    const timer = setTimeout(() => {
      if (!isConnected) stopUnreached(one, `no connection within ${options.timeout} s`);
      resolve({ fault: `no complete answer within ${options.timeout} s` });
      sent.destroy();
    }, options.timeout * 1000);
    const end = (/** @type {Reply} */ reply) => {
      clearTimeout(timer);
      resolve(reply);
      sent.destroy();
    };
    const connect = () => {
      isConnected = true;
    };
    sent.on('socket', (socket) => {
      socket.on(options.address.startsWith('https') ? 'secureConnect' : 'connect', connect);
    });
    sent.on('error', (error) => {
      if (!isConnected) stopUnreached(one, explainError(error));
      end({ fault: isNoHttp(error) ? 'an answer that is not HTTP' : closed });
    });
    sent.on('response', (response) => readReply(response, end));
    // Two writes are two chunks where there is no Content-Length.
    sent.write(bytes.subarray(0, 20));
    sent.end(bytes.subarray(20));
  });
}

/**
 * @param {http.IncomingMessage} response
 * @param {(reply: Reply) => void} end
 */
function readReply(response, end) {
  const status = response.statusCode ?? 0;
  /** @type {Buffer[]} */
  const parts = [];
  let length = 0;
  response.on('data', (part) => {
    parts.push(part);
    length += part.length;
    if (length > answerLimit) end({ fault: `${status}, more than a megabyte` });
  });
  response.on('end', () => end({ status, bytes: Buffer.concat(parts) }));
  response.on('error', () => end({ fault: closed }));
}

/** @param {Error & { code?: string }} error */
function isNoHttp({ code = '' }) {
  return code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE';
}

/** @param {Error & { code?: string }} error */
function explainError({ code = '' }) {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name cannot be resolved';
  const isUnconnected = /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|TIMEDOUT|ADDRNOTAVAIL)$/.test(
    code,
  );
  return isUnconnected || !options.address.startsWith('https')
    ? 'no connection can be made'
    : 'TLS fails, or its certificate is not trusted';
}

/**
 * Prints the line of the case.
 *
 * @param {Case} one
 * @param {Reply} reply
 * @returns {Result}
 */
function judge(one, reply) {
  const isAcknowledged =
    'bytes' in reply && reply.status === 200 && reply.bytes.equals(Buffer.from('OK'));
  const isRight = isAcknowledged === (one.answer === 'ok');
  const isPassed = isRight || (one.level === 'recommended' && !options.isStrict);
  const answered = printReply(reply);
  const result = isPassed ? 'ok' : 'FAIL';
  printRow(result, one.name, one.answer, answered);
  if (!isRight)
    printNote(isPassed ? 'The check is recommended: it counts with --strict.' : one.why);
  return { one, result, answered };
}

/**
 * Prints the line of a case that this machine cannot sign.
 *
 * @param {Case} one
 * @returns {Result}
 */
function leave(one) {
  const answered = 'not sent: node cannot sign it here';
  printRow('skip', one.name, one.answer, answered);
  return { one, result: 'skip', answered };
}

/** @param {string} note */
function printNote(note) {
  console.log(`      ${note}`);
}

/** @param {readonly [string, string, string, string]} cells */
function printRow(...[result, name, answer, answered]) {
  console.log(`${result.padEnd(5)} ${name.padEnd(27)} ${answer.padEnd(7)} ${answered}`);
}

/** @param {Reply} reply */
function printReply(reply) {
  if ('fault' in reply) return reply.fault;
  const text = reply.bytes
    .toString('latin1')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  const isRedirect = /^3\d\d$/.test(String(reply.status));
  return `${reply.status} ${isRedirect ? 'redirect' : printText(text, reply.bytes.length)}`;
}

/**
 * @param {string} text
 * @param {number} length
 */
function printText(text, length) {
  if (/[^ -~]/.test(text)) return `${length} bytes`;
  // So that a line has no more than 80 characters.
  return text.length > 26 ? `"${text.slice(0, 26)}..."` : `"${text}"`;
}

function printJunit() {
  const tests = results.map((one) => {
    const { level, name } = one.one;
    return `  <testcase classname="${level}" name="${name}">${printOutcome(one)}</testcase>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="callback conformance" tests="${results.length}" failures="${failed}" errors="0" skipped="${unsent}">
${tests.join('')}</testsuite>
`;
}

/** @param {Result} result */
function printOutcome({ one, result, answered }) {
  if (result === 'ok') return '';
  if (result === 'skip') return `<skipped message="${answered}"/>`;
  const message = escapeXml(`should be ${one.answer}, answered ${answered}`);
  return `<failure message="${message}">${escapeXml(one.why)}</failure>`;
}

/** @param {string} text */
function escapeXml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * @param {Case} one
 * @param {string} why
 */
function stopUnreached({ name }, why) {
  stop(
    `${options.address} cannot be reached: ${why}. It happened at the case ${name}; what follows was not sent.`,
  );
}

/**
 * @param {string} what
 * @returns {never}
 */
function refuse(what) {
  return stop(`${what}\n\n${usage}`);
}

/**
 * @param {string} what
 * @returns {never}
 */
function stop(what) {
  console.error(what);
  process.exit(2);
}
