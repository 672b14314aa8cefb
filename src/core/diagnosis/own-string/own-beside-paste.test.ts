/** The own string of a receiver beside a copy that is not what was signed: its code is not blamed for what the copy has. */
import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { concludeDiagnosis } from '../conclude-diagnosis';
import { diagnoseCallback } from '../diagnose-callback';
import { listCodes } from '../finding';
import { isOfPastedAlone } from '../other-input';

const signer = createSigner();
const body =
  '{"orderType":"payin","orderNo":"P1","status":"completed","amount":"350.00","completedAt":1790000120}';
const timestamp = '1790000123';
const nonce = '7902699be42c';
const right = sign(timestamp, nonce);

function sign(time: string, its: string): string {
  return `amount=350.00&completedAt=1790000120&nonce=${its}&orderNo=P1&orderType=payin&status=completed&timestamp=${time}`;
}

/** With these in the header lines. */
function putHeaders(headersText: string, time: string, its: string): string {
  return headersText
    .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${time}`)
    .replace(/^X-Nonce: .*$/m, `X-Nonce: ${its}`);
}

interface Pasted {
  readonly time?: string;
  readonly nonce?: string;
}

async function diagnose(pasted: Pasted, ownString: string, signed = right) {
  const input = buildSignedInput(signer, body, signed);
  const { time = timestamp, nonce: its = nonce } = pasted;
  const headersText = putHeaders(input.headersText, time, its);
  const report = await inspectCallback({ ...input, headersText, ownString });
  expect(report.verdict.kind).toBe('invalid');
  const { findings } = await diagnoseCallback(report);
  const list = (subject: string) => findings.filter((one) => one.subject === subject);
  return { signature: list('signature'), own: list('own-string') };
}

// A mask, a log that shortens, the request id of a gateway.
const others = ['79****2c', '790269...', '5f1c1f5e-7d0a-4b53-9ad9-f3f1b7f9e2aa'];

describe('a header that the signer has otherwise than it sends', () => {
  // Postman: `$nonce`; a clock read twice; UUID.toString().toUpperCase()
  it.each([
    ['a variable', timestamp, '$nonce'],
    ['another second', '1790000124', nonce],
    ['another case', timestamp, nonce.toUpperCase()],
  ])('is no mistake of code that takes it as it came: %s', async (_, time, its) => {
    const float = right.replace('350.00', '350.0');
    const { signature, own } = await diagnose({}, float, sign(time, its));
    expect(signature[0]?.proof.by).toBe('digest');
    expect(own.map(listCodes)).toEqual([['amount.as-number']]);
  });
});

// A store that made a float of X-Timestamp; echo of the string that was right.
it('the time that the own string has is the signed one, with what stands behind it', async () => {
  const { own } = await diagnose({ time: `${timestamp}.0` }, `${right}\n`);
  expect(own.map(listCodes)).toEqual([['string.trailing-newline']]);
});

describe('the nonce that the own string has', () => {
  it.each(others)('is the signed one, not %s', async (other) => {
    // Python: f'{float(amount)}'
    const { signature, own } = await diagnose({ nonce: other }, right.replace('350.00', '350.0'));
    expect(signature).toMatchObject([
      { causes: [{ code: 'value.changed', key: 'nonce', value: nonce }], variantText: right },
    ]);
    expect(own.map(listCodes)).toEqual([['amount.as-number']]);
    expect((await diagnose({ nonce: other }, right)).own).toMatchObject([
      { causes: [{ code: 'string.as-signed' }] },
    ]);
  });

  it('and its time are, of another request than the pasted ones', async () => {
    const pasted = { time: '1790000423', nonce: 'ffee0011' };
    const { signature, own } = await diagnose(pasted, right.replace('350.00', '350.0'));
    expect(signature).toMatchObject([
      {
        causes: [{ key: 'timestamp', value: timestamp, recovery: { from: 'own-string-instead' } }],
      },
      { causes: [{ key: 'nonce', value: nonce, recovery: { from: 'own-string-instead' } }] },
    ]);
    expect(own.map(listCodes)).toEqual([['amount.as-number']]);
  });

  it('and its time are in their places, where the pasted ones are in each other’s', async () => {
    const { own } = await diagnose(
      { time: nonce, nonce: timestamp },
      right.replace('&orderNo=P1', ''),
    );
    expect(own.map(listCodes)).toEqual([['string.field-missing']]);
  });
});

describe('the time that the own string has, beside a signer’s own way', () => {
  const sentAt = '1790000777';
  const ownString = sign(sentAt, nonce);
  const json = JSON.stringify({ ...JSON.parse(body), timestamp: sentAt, nonce });

  // Bash: tr; Node: JSON.stringify; PHP: implode('', $values)
  it.each([
    ['a bar', ownString.replaceAll('&', '|'), 'string.separator'],
    ['a line end', ownString.replaceAll('&', '\n'), 'string.separator'],
    ['JSON', json, 'body.json-with-headers'],
    ['values', ownString.replace(/[^=&]*=|&/g, ''), 'string.values-only'],
  ])('is no difference of the own string: %s', async (_, signed, code) => {
    const first = await diagnose({}, ownString, signed);
    expect(first.signature.map(listCodes)).toEqual([[code, 'value.changed']]);
    expect(first.own).toEqual([]);
    const second = await diagnose({}, ownString.replace('&orderNo=P1', ''), signed);
    expect(second.own.map(listCodes)).toEqual([['string.field-missing']]);
  });

  it('is not said to be signed where that has no such entry', async () => {
    const signed = ownString.replace(/&nonce=[^&]*/, '');
    const own = ownString.replace(nonce, 'P1');
    const { signature } = await diagnose({}, own, signed);
    expect(JSON.stringify(signature)).not.toContain('"value":"P1"');
  });
});

it('a copy beside which the own string is another is not said to be another, where it verifies', async () => {
  const input = buildSignedInput(signer, body, right);
  const headersText = putHeaders(input.headersText, timestamp, nonce);
  const report = await inspectCallback({ ...input, headersText, ownString: 'hello world' });
  expect(report.verdict.kind).toBe('valid');
  const { findings } = await diagnoseCallback(report);
  expect(findings.map(listCodes)).toEqual([['string.unknown']]);
  expect(findings.some(isOfPastedAlone)).toBe(false);
});

it('the own string is judged by what a search of ranges finds', async () => {
  const signed = sign('1790003999', nonce);
  const input = buildSignedInput(signer, body, signed);
  const headersText = putHeaders(input.headersText, timestamp, nonce);
  const ownString = sign('1790001111', nonce).replace('P1', 'P2');
  const report = await inspectCallback({ ...input, headersText, ownString });
  const diagnosis = await diagnoseCallback(report);
  expect(diagnosis.findings).toMatchObject([{ isBesidePasted: true }, { isBesidePasted: true }]);
  const found = { key: 'timestamp', value: '1790003999', text: signed };
  const { findings } = concludeDiagnosis(report, diagnosis, found, 1);
  expect(findings.slice(1).map(({ causes: [cause] }) => cause)).toMatchObject([
    { key: 'orderNo', owner: 'merchant', expected: 'P1' },
    { key: 'timestamp', owner: 'merchant', expected: '1790003999' },
  ]);
  expect(findings.some(({ isBesidePasted }) => isBesidePasted)).toBe(false);
});

it('the own string’s headers are not said to be enough beside a damaged X-Sign', async () => {
  const input = buildSignedInput(signer, body, right);
  const headersText = putHeaders(input.headersText, '1790000423', 'ffee0011').replace(
    /^(X-Sign: .*)$/m,
    (line) => `"${line.replace('X-Sign: ', "X-Sign: '")}'`,
  );
  const report = await inspectCallback({ ...input, headersText, ownString: right });
  const { findings } = await diagnoseCallback(report);
  expect(JSON.stringify(findings)).not.toContain('own-string-instead');
});

// A typed object, and what nothing gives.
it('ends where more pairs differ than choices of them can be counted', async () => {
  const fields = Array.from({ length: 60 }, (_, at) => [`field${at}`, `v${at}`]);
  const bodyText = JSON.stringify({ ...JSON.parse(body), ...Object.fromEntries(fields) });
  const input = buildSignedInput(signer, bodyText, 'x=1');
  const report = await inspectCallback({ ...input, ownString: right });
  const { findings } = await diagnoseCallback(report);
  expect(findings.flatMap(listCodes)).toContain('string.field-missing');
});

describe('where nothing gives what was signed', () => {
  const unknown = `${right}&of=another`;

  it.each([
    ['another value', right.replace('P1', 'P2'), 'value.changed', 'unknown'],
    ['a pair more', right.replace('&nonce', '&memo=x&nonce'), 'string.field-added', 'unknown'],
    ['another key', right.replace('orderNo=', 'order_id='), 'string.key-spelling', 'unknown'],
    ['a known mistake', right.replace('350.00', '350.0'), 'amount.as-number', 'merchant'],
    ['a blank', right.replace('&nonce', '&memo=&nonce'), 'string.field-added', 'merchant'],
    [
      'the signature',
      right.replace('&status', '&sign=abcd&status'),
      'string.field-added',
      'merchant',
    ],
    ['a secret', `${right}&key=topsecret`, 'string.field-added', 'merchant'],
    [
      'the header’s name',
      right.replace('timestamp=', 'X-Timestamp='),
      'string.key-spelling',
      'merchant',
    ],
  ])('%s may be right, but for a known mistake', async (_, own, code, owner) => {
    const { signature, own: ofOwn } = await diagnose({}, own, unknown);
    expect(signature).toEqual([]);
    expect(ofOwn).toMatchObject([{ owner, isBesidePasted: true }]);
    expect(ofOwn.map(listCodes)).toEqual([[code]]);
  });
});

describe('where the own string was signed, and nothing gives it', () => {
  async function conclude(own: string) {
    const input = buildSignedInput(signer, body, own);
    const headersText = putHeaders(input.headersText, timestamp, nonce);
    const report = await inspectCallback({ ...input, headersText, ownString: own });
    return concludeDiagnosis(report, await diagnoseCallback(report), null, 0).findings;
  }

  // PHP: $string . '&key=' . $secret
  it('its signer has joined the secret behind it', async () => {
    expect(await conclude(`${right}&key=topsecret`)).toMatchObject([
      { causes: [{ code: 'string.unknown', signed: { isOwn: true } }], owner: 'platform' },
      { causes: [{ code: 'string.field-added' }], owner: 'platform', isAlsoSigned: true },
    ]);
  });

  it.each([
    ['a secret on both sides', `s3cret${right}s3cret`],
    ['an order of its own', [3, 1, 0, 6, 5, 2, 4].map((at) => right.split('&')[at]).join('&')],
    ['a secret, and no nonce', `${right.replace(`&nonce=${nonce}`, '')}&key=topsecret`],
  ])('its signer has made %s', async (_, own) => {
    const [signature, ...ofOwn] = await conclude(own);
    expect(signature).toMatchObject({ causes: [{ code: 'string.unknown' }], owner: 'platform' });
    for (const one of ofOwn) expect(one).toMatchObject({ owner: 'platform', isAlsoSigned: true });
  });

  it('a body may have had another pair there', async () => {
    expect(await conclude(`${right}&appSerial=t1`)).toMatchObject([
      { causes: [{ code: 'string.unknown' }], owner: 'unknown' },
      { causes: [{ code: 'string.field-added' }], owner: 'unknown' },
    ]);
  });
});

describe('a body of which a program made numbers of the amounts', () => {
  it.each(others)('is told beside a nonce that says %s', async (other) => {
    const input = buildSignedInput(signer, body.replace('"350.00"', '350'), right);
    const headersText = putHeaders(input.headersText, timestamp, other);
    const report = await inspectCallback({ ...input, headersText, ownString: right });
    const { findings } = await diagnoseCallback(report);
    expect(findings).toMatchObject([
      { causes: [{ code: 'input.rewritten' }, { code: 'value.changed', key: 'nonce' }] },
      { causes: [{ code: 'string.as-signed' }] },
    ]);
  });
});

describe('an own string beside what is known of the signed one', () => {
  async function listOwn(bodyText: string, signed: string, ownString: string) {
    const input = buildSignedInput(signer, bodyText, signed);
    const headersText = putHeaders(input.headersText, timestamp, nonce);
    const report = await inspectCallback({ ...input, headersText, ownString });
    const { findings } = await diagnoseCallback(report);
    return findings.filter(({ subject }) => subject === 'own-string');
  }

  // JavaScript: qs.stringify, and a body whose completedAt was made a Date.
  it('has its signed time, where a list stands in several pairs', async () => {
    const dated = body
      .replace('1790000120', '"2026-09-21T14:15:20.000Z"')
      .replace('}', ',"list":["x","y"]}');
    const signed = right.replace('&nonce', '&list=["x","y"]&nonce');
    const own = right.replace('&nonce', '&list=x&list=y&nonce');
    expect((await listOwn(dated, signed, own)).flatMap(listCodes)).toEqual(['nested.as-entries']);
  });

  // Python: keys in snake_case, of which the code built the string without the nonce.
  it('lacks no value that the pasted body has under another key', async () => {
    const snake = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const own = snake(right).replace(`&nonce=${nonce}`, '');
    const findings = await listOwn(snake(body), right, own);
    expect(findings.map(listCodes)).toEqual([['string.nonce-missing']]);
  });

  // Lua: ngx.escape_uri, beside a signer whose class has the contract's fields alone.
  it('has fields that the signer left out', async () => {
    const named = body.replace('}', ',"beneficiary":"Núñez"}');
    const own = `${right.replace('&completedAt', '&beneficiary=N%C3%BA%C3%B1ez&completedAt')}`;
    expect((await listOwn(named, right, own)).flatMap(listCodes)).toEqual([
      'string.percent-encoded',
    ]);
  });
});
