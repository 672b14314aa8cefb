import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { diagnoseCallback } from '../diagnosis/diagnose-callback';
import { listCodes, pickKey, pickValue } from '../diagnosis/finding';
import { pickExample } from '../diagnosis/pick-example';
import { inspectCallback } from '../inspect-callback';

const signer = createSigner();
const timestamp = '1790000123';
const sent = '{"amount":"1.00","completedAt":1790000120,"orderNo":"P1"}';

/** The contract's own string of what was sent. */
function signedOf(nonce: string): string {
  return `amount=1.00&completedAt=1790000120&nonce=${nonce}&orderNo=P1&timestamp=${timestamp}`;
}

const dumps = [
  ['Base64', Buffer.from(sent).toString('base64')],
  ['Python’s str(dict)', "{'amount': '1.00', 'completedAt': 1790000120, 'orderNo': 'P1'}"],
  ['Java’s Map.toString', '{amount=1.00, completedAt=1790000120, orderNo=P1}'],
  ['an envelope', JSON.stringify({ Records: [{ body: sent }] })],
] as const;

describe('a body that only a dump shows, beside one header that is not as it was sent', () => {
  it.each([
    [
      'in milliseconds',
      'n-aB3',
      'X-Timestamp: 1790000123000',
      'X-Nonce: n-aB3',
      'time.milliseconds',
    ],
    [
      'with a float’s point',
      'n-aB3',
      'X-Timestamp: 1790000123.0',
      'X-Nonce: n-aB3',
      'value.changed',
    ],
    ['as a date', 'n-aB3', 'X-Timestamp: 2026-09-21T14:15:23Z', 'X-Nonce: n-aB3', 'value.changed'],
    [
      'in capitals',
      'c9f0f895fb98ab9159f51fd0297e236d',
      `X-Timestamp: ${timestamp}`,
      'X-Nonce: C9F0F895FB98AB9159F51FD0297E236D',
      'string.nonce-spelling',
    ],
    ['with a comma', 'n-aB3', `X-Timestamp: ${timestamp}`, 'X-Nonce: n-aB3,', 'value.changed'],
    [
      'in the other’s line',
      'n-aB3',
      'X-Timestamp: n-aB3',
      `X-Nonce: ${timestamp}`,
      'string.header-names',
    ],
    ['under another name', 'n-aB3', `Timestamp: ${timestamp}`, 'X-Nonce: n-aB3', 'value.changed'],
    [
      'twice',
      'n-aB3',
      `X-Timestamp: 1780000000\nX-Timestamp: ${timestamp}`,
      'X-Nonce: n-aB3',
      'value.changed',
    ],
  ])('is read, and the header is what is told: %s', async (_, nonce, time, nonceLine, code) => {
    for (const [form, bodyText] of dumps) {
      const input = buildSignedInput(signer, sent, signedOf(nonce));
      const headersText = input.headersText
        .replace(/^X-Timestamp: .*$/m, time)
        .replace(/^X-Nonce: .*$/m, nonceLine);
      const report = await inspectCallback({ ...input, headersText, bodyText });
      expect(report.problems, form).toContainEqual(
        expect.objectContaining({ code: 'body.dump', severity: 'warning', needsHeaders: true }),
      );
      const diagnosis = await diagnoseCallback(report);
      const [finding] = diagnosis.findings;
      if (finding === undefined) throw new Error(form);
      expect(listCodes(finding), form).toEqual([code]);
      expect(finding.proof.by).toBe('digest');
      expect(diagnosis.valueSearch).toBeNull();
      if (code === 'value.changed')
        expect([timestamp, nonce], `${form} ${pickKey(finding)}`).toContain(pickValue(finding));
    }
  });

  it.each([
    ['X-Timestamp', `X-Timestamp: ${timestamp}\nX-Timestamp: 1780000000`],
    ['X-Nonce', 'X-Nonce: n-aB3\nX-Nonce: other'],
  ])('is read where the right one of two stands first: %s', async (name, lines) => {
    for (const [form, bodyText] of dumps) {
      const input = buildSignedInput(signer, sent, signedOf('n-aB3'));
      const headersText = input.headersText
        .replace(/^X-Nonce: .*$/m, 'X-Nonce: n-aB3')
        .replace(new RegExp(`^${name}: .*$`, 'm'), lines);
      const report = await inspectCallback({ ...input, headersText, bodyText });
      const told = report.problems.find(({ code }) => code === 'body.dump');
      expect(told?.severity, form).toBe('warning');
    }
  });

  it('stays a dump against which nothing can be checked where no header explains it', async () => {
    const input = buildSignedInput(signer, sent, 'of another callback');
    const headersText = input.headersText.replace(/^X-Nonce: .*$/m, 'X-Nonce: n-aB3,');
    for (const [form, bodyText] of dumps) {
      const report = await inspectCallback({ ...input, headersText, bodyText });
      expect(report.verdict.kind, form).toBe('unverifiable');
      expect(report.canonical, form).toBeNull();
    }
  });
});

describe('a body that only a dump shows, of which another string was signed', () => {
  // Python: datetime.fromtimestamp(body['completedAt'], timezone.utc).isoformat(); a clock that was read twice.
  it.each([
    [
      'a date',
      signedOf('n-aB3').replace('1790000120', '2026-09-21T14:15:20+00:00'),
      'time.as-text',
    ],
    ['one second more', signedOf('n-aB3').replace(/\d+$/, '1790000124'), 'value.changed'],
  ])('could not be checked, but the reason is found: %s', async (_, signed, code) => {
    for (const [form, bodyText] of dumps) {
      const input = buildSignedInput(signer, sent, signed);
      const headersText = input.headersText
        .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${timestamp}`)
        .replace(/^X-Nonce: .*$/m, 'X-Nonce: n-aB3');
      const report = await inspectCallback({ ...input, headersText, bodyText });
      expect(report.verdict, form).toEqual({ kind: 'unverifiable', inputs: ['body'] });
      expect(report.problems, form).toContainEqual(
        expect.objectContaining({ code: 'body.dump', severity: 'error' }),
      );
      const [finding] = (await diagnoseCallback(report)).findings;
      if (finding === undefined) throw new Error(form);
      expect(listCodes(finding), form).toEqual([code]);
      expect([finding.proof.by, finding.variantText], form).toEqual(['digest', signed]);
      expect(report.canonical, form).toBeNull();
    }
  });
});

// Lombok: a class with a Double, which prints 1250.0 of "1250.00"; and a signer without the timestamp.
it('numbers that a dump shows as a float’s are nobody’s for certain', async () => {
  const signed = 'amount=1250.00&completedAt=1790000120&nonce=n-aB3&orderNo=P1';
  const input = buildSignedInput(signer, sent, signed);
  const headersText = input.headersText
    .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${timestamp}`)
    .replace(/^X-Nonce: .*$/m, 'X-Nonce: n-aB3');
  const bodyText = 'Callback(orderNo=P1, amount=1250.0, completedAt=1790000120)';
  const report = await inspectCallback({ ...input, headersText, bodyText });
  const [finding] = (await diagnoseCallback(report)).findings;
  expect(finding).toMatchObject({ owner: 'unknown', variantText: signed });
});

describe('a header that nobody sends so', () => {
  // What is signed without it says nothing of what it was.
  it.each([
    ['its entry', 'X-Timestamp: 2026-09-21T14:15:23Z', signedOf('n-aB3').replace(/&time.*/, '')],
    ['its entry in marks', 'X-Nonce: "n-aB3"', signedOf('n-aB3').replace(/&nonce=[^&]*/, '')],
    ['all headers', 'X-Timestamp: 2026-09-21T14:15:23Z', sent],
  ])('is no reason where the signer leaves out %s', async (_, line, signed) => {
    const input = buildSignedInput(signer, sent, signed);
    const headersText = input.headersText
      .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${timestamp}`)
      .replace(/^X-Nonce: .*$/m, 'X-Nonce: n-aB3')
      .replace(new RegExp(`^${line.slice(0, 7)}.*$`, 'm'), line);
    const report = await inspectCallback({ ...input, headersText });
    const [finding] = (await diagnoseCallback(report)).findings;
    if (finding === undefined) throw new Error(line);
    expect(finding.variantText).toBe(signed);
    expect(listCodes(finding)).not.toContain('value.changed');
  });
});

describe('a header that nobody sends so, beside a reason of the signer', () => {
  const dated = signedOf('n-aB3').replace('1790000120', '2026-09-21T14:15:20+00:00');

  it.each([
    ['in quotation marks', `X-Timestamp: ${timestamp}`, 'X-Nonce: "n-aB3"', sent, 'time.as-text'],
    ['as a date', 'X-Timestamp: 2026-09-21T14:15:23Z', 'X-Nonce: n-aB3', sent, 'time.as-text'],
    // PHP: json_encode(json_decode($body, true)), of an empty object; a signer may do the same.
    [
      'in quotation marks, of a body that a program wrote again',
      `X-Timestamp: ${timestamp}`,
      "X-Nonce: 'n-aB3'",
      sent.replace('}', ',"extra":[]}'),
      'nested.empty-array',
    ],
  ])('is told with it: %s', async (_, time, nonce, bodyText, code) => {
    const signed =
      code === 'time.as-text' ? dated : signedOf('n-aB3').replace('&nonce', '&extra={}&nonce');
    const input = buildSignedInput(signer, bodyText, signed);
    const headersText = input.headersText
      .replace(/^X-Timestamp: .*$/m, time)
      .replace(/^X-Nonce: .*$/m, nonce);
    const report = await inspectCallback({ ...input, headersText });
    expect(report.verdict.kind).toBe('invalid');
    const [finding] = (await diagnoseCallback(report)).findings;
    if (finding === undefined) throw new Error(signed);
    expect(listCodes(finding)).toEqual([code, 'value.changed']);
    expect(finding.variantText).toBe(signed);
    expect(finding.proof.by).not.toBe('none');
  });
});

// Python: time.time() once for the header and once for the string, and str(value) of each.
it.each([1, -1, 2])(
  'a clock that was read twice is told beside a reason of the signer: %i',
  async (distance) => {
    const bodyText = sent.replace('}', ',"isTest":true}');
    const signed = signedOf('n-aB3')
      .replace('&nonce', '&isTest=True&nonce')
      .replace(timestamp, String(Number(timestamp) + distance));
    const input = buildSignedInput(signer, bodyText, signed);
    const headersText = input.headersText
      .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${timestamp}`)
      .replace(/^X-Nonce: .*$/m, 'X-Nonce: n-aB3');
    const report = await inspectCallback({ ...input, headersText });
    const [finding] = (await diagnoseCallback(report)).findings;
    if (finding === undefined || report.canonical === null) throw new Error(signed);
    expect(listCodes(finding)).toEqual(['boolean.capitalized', 'value.changed']);
    expect(finding.variantText).toBe(signed);
    // The time is no example of it.
    expect(pickExample(finding, report.canonical)).toMatchObject({ key: 'isTest' });
  },
);

// Of an own string whose nonce was signed, where the pasted one is another request's.
it('the own string’s nonce is told beside a reason of the signer', async () => {
  const signed = signedOf('n-aB3').replaceAll('&', '\n');
  const input = buildSignedInput(signer, sent, signed);
  const headersText = input.headersText
    .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${timestamp}`)
    .replace(/^X-Nonce: .*$/m, 'X-Nonce: ffee0011');
  const report = await inspectCallback({ ...input, headersText, ownString: signedOf('n-aB3') });
  const [finding] = (await diagnoseCallback(report)).findings;
  if (finding === undefined) throw new Error(signed);
  expect(listCodes(finding)).toEqual(['string.separator', 'value.changed']);
  expect(finding.variantText).toBe(signed);
});

describe('a nonce that something spelled otherwise, beside a reason of the signer', () => {
  const nonce = '037d018aa425d6668c91c7cebcfc4b8e';

  it.each([
    ['in capitals', nonce.toUpperCase()],
    ['with the dashes of a UUID', '037d018a-a425-d666-8c91-c7cebcfc4b8e'],
  ])('is told with it: %s', async (_, spelled) => {
    // Python: json.dumps({**body, 'timestamp': ts, 'nonce': nonce}, sort_keys=True, separators=(',', ':'))
    const signed = JSON.stringify(
      Object.fromEntries(Object.entries({ ...JSON.parse(sent), timestamp, nonce }).toSorted()),
    );
    const input = buildSignedInput(signer, sent, signed);
    const headersText = input.headersText
      .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${timestamp}`)
      .replace(/^X-Nonce: .*$/m, `X-Nonce: ${spelled}`);
    const [finding] = (await diagnoseCallback(await inspectCallback({ ...input, headersText })))
      .findings;
    if (finding === undefined) throw new Error(spelled);
    expect(listCodes(finding)).toEqual(['body.json-with-headers', 'value.changed']);
    expect(finding.variantText).toBe(signed);
    expect(finding.proof.by).toBe('digest');
  });
});
