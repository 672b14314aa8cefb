import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rsaCertificate } from '../../testing/key-fixtures';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import type { CallbackInput } from '../callback-report';
import { inspectCallback } from '../inspect-callback';
import type { ProblemCode } from '../problem';
import { applyRepair, type InputRepair } from './input-repair';
import { listProblemRepairs } from './list-problem-repairs';

const signer = createSigner();
const bodyText =
  '{"orderType":"payin","orderNo":"P1","amount":"100.00","completedAt":1790000120,"payer":{"name":"Zoë"}}';
const signed =
  'amount=100.00&completedAt=1790000120&nonce=9f8e7d6c5b4a3210&orderNo=P1&orderType=payin&payer={"name":"Zoë"}&timestamp=1790000123';
const good = buildSignedInput(signer, bodyText, signed);

/** Every repair that the problems of the input have, with the code of the problem. */
async function listAll(
  input: CallbackInput,
): Promise<readonly { readonly of: ProblemCode; readonly repair: InputRepair }[]> {
  const report = await inspectCallback(input);
  const lists = await Promise.all(
    report.problems.map(async (problem) =>
      (await listProblemRepairs(report, problem)).map((repair) => ({ of: problem.code, repair })),
    ),
  );
  return lists.flat();
}

describe('headers and body that stand in each other’s place', () => {
  const swapped = { ...good, headersText: good.bodyText, bodyText: good.headersText };

  it('are swapped', async () => {
    const [one, ...others] = await listAll(swapped);
    expect(others).toEqual([]);
    expect(one).toEqual({
      of: 'headers.swapped',
      repair: {
        code: 'swap-headers-and-body',
        changes: { headers: good.headersText, body: good.bodyText },
        keys: [],
      },
    });
    const after = await inspectCallback(applyRepair(swapped, (one as typeof one & object).repair));
    expect(after.verdict.kind).toBe('valid');
  });

  it.each([
    ['the headers alone', { headersText: '', bodyText: good.headersText }],
    ['the body alone', { headersText: good.bodyText, bodyText: '' }],
  ])('are moved: %s', async (_, texts) => {
    const [one] = await listAll({ ...good, ...texts });
    expect(one?.repair.changes).toEqual({ headers: texts.bodyText, body: texts.headersText });
  });

  it.each([
    ['right where they are', {}],
    ['two bodies', { headersText: good.bodyText }],
    ['headers twice', { bodyText: good.headersText }],
    ['a whole request', { headersText: '', bodyText: `${good.headersText}\n\n${bodyText}` }],
    ['nothing', { headersText: ' ', bodyText: '' }],
  ])('are not swapped: %s', async (_, texts) => {
    const all = await listAll({ ...good, ...texts });
    expect(all.map(({ repair }) => repair.code)).not.toContain('swap-headers-and-body');
  });
});

describe('what stands in a field that is not its own', () => {
  const empty = { keyText: '', headersText: '', bodyText: '', ownString: '' };
  const { keyText, headersText } = good;
  const curl = `curl ${headersText
    .trim()
    .split('\n')
    .map((line) => `-H '${line}'`)
    .join(' ')} -d '${good.bodyText}' https://a.example`;

  it.each([
    ['move-to-key', { headersText: keyText }, { headers: '', key: keyText }],
    ['move-to-key', { bodyText: keyText }, { body: '', key: keyText }],
    ['move-to-headers', { keyText: headersText }, { key: '', headers: headersText }],
    ['move-to-body', { keyText: good.bodyText }, { key: '', body: good.bodyText }],
    ['split-request', { keyText: curl }, { key: '', body: good.bodyText }],
  ] as const)('goes there by %s', async (code, texts, changes) => {
    const all = await listAll({ ...empty, ...texts });
    expect(all.map(({ repair }) => repair)).toMatchObject([{ code, changes }]);
  });

  it.each([
    ['a key', { bodyText: keyText, keyText }],
    ['headers', { keyText: headersText, headersText }],
    ['a request', { keyText: curl, headersText }],
  ])('stays where another text would be lost: %s', async (_, texts) => {
    expect(await listAll({ ...empty, ...texts })).toEqual([]);
  });

  it('is one problem, whatever else it lacks as headers', async () => {
    const { problems } = await inspectCallback({ ...empty, headersText: keyText });
    const own = problems.filter(({ input }) => input === 'headers');
    expect(own).toMatchObject([{ code: 'headers.public-key', severity: 'error' }]);
  });
});

describe('a body inside of something else', () => {
  it.each([
    ['a JSON string', JSON.stringify(bodyText)],
    ['escapes alone', JSON.stringify(bodyText).slice(1, -1)],
    ['Base64', Buffer.from(bodyText).toString('base64')],
    ['hex', Buffer.from(bodyText).toString('hex')],
    ['Base64 in quotes', JSON.stringify(Buffer.from(bodyText).toString('base64'))],
    ['a log line of JSON', JSON.stringify({ level: 'info', body: bodyText })],
    ['a log line around the object', `{"level":"info","body":${bodyText}}`],
    ['a log line', `2026-11-20 08:30:01 INFO callback received: ${bodyText} in 12 ms`],
  ])('is taken out of it as it is: %s', async (_, wrapped) => {
    const [one] = await listAll({ ...good, bodyText: wrapped });
    expect(one?.repair).toEqual({ code: 'unwrap-body', changes: { body: bodyText }, keys: [] });
    const after = await inspectCallback(applyRepair(good, (one as typeof one & object).repair));
    expect(after.verdict.kind).toBe('valid');
    expect(after.problems.map(({ code }) => code)).not.toContain('body.dump');
  });

  it('is taken out of quotes whatever it says, also where the signature is of something else', async () => {
    const other = bodyText.replace('100.00', '900.00');
    const [one] = await listAll({ ...good, bodyText: JSON.stringify(other) });
    expect(one?.repair.changes).toEqual({ body: other });
  });

  it('is written as JSON where a program printed it and the signature tells what it was', async () => {
    const printed =
      "{'orderType': 'payin', 'orderNo': 'P1', 'amount': '100.00', 'completedAt': 1790000120, 'payer': {'name': 'Zoë'}}";
    const [one] = await listAll({ ...good, bodyText: printed });
    expect(one).toMatchObject({ of: 'body.dump', repair: { code: 'write-as-json' } });
    expect(JSON.parse(one?.repair.changes.body ?? '')).toEqual(JSON.parse(bodyText));
    const after = await inspectCallback(applyRepair(good, (one as typeof one & object).repair));
    expect(after.verdict.kind).toBe('valid');
  });

  it('is left alone where the signature does not tell what was printed', async () => {
    const printed = "{'orderType': 'payin', 'orderNo': 'P1', 'amount': '900.00'}";
    expect(await listAll({ ...good, bodyText: printed })).toEqual([]);
  });
});

describe('a key inside of something else', () => {
  const pem = signer.keyText;

  it.each([
    ['the profile’s JSON', JSON.stringify({ merchantNo: 'M1', platformPublicKey: pem })],
    ['one line', pem.replaceAll('\n', '')],
    ['bare Base64', pem.replace(/-----.*-----|\n/g, '')],
    ['text around it', `The key you asked for:\n\n${pem}\nRegards`],
  ])('is taken out of it: %s', async (_, keyText) => {
    const [one, ...others] = await listAll({ ...good, keyText });
    expect(others).toEqual([]);
    expect(one).toEqual({
      of: 'pem.repaired',
      repair: { code: 'take-key', changes: { key: pem }, keys: [] },
    });
  });

  it('is taken out of a certificate, also at the merchant’s own', async () => {
    const all = await listAll({ ...good, keyText: rsaCertificate, ownKeyText: rsaCertificate });
    expect(all.map(({ repair }) => Object.keys(repair.changes))).toEqual([['key'], ['own-key']]);
    const taken = all[0]?.repair.changes.key ?? '';
    const der = Buffer.from(taken.replace(/-----.*-----|\n/g, ''), 'base64');
    // openssl x509 -pubkey -noout | openssl pkey -pubin -outform DER | sha256sum
    expect(createHash('sha256').update(der).digest('hex')).toBe(
      'f51ed5f79b57dcf07e6cbf687d99a449fc923f69a5a66339fbafbb2a53ee5835',
    );
  });

  it('is not taken where something beside it could not be read', async () => {
    const keyText = `Our keys:\n${pem}\n-----BEGIN PUBLIC KEY-----\nAAAA`;
    expect(await listAll({ ...good, keyText })).toEqual([]);
  });

  it('is left alone where it is a key', async () => {
    expect(await listAll(good)).toEqual([]);
  });
});
