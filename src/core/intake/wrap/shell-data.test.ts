/** As Chrome 130 copies a request. */
import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';

const sent = String.raw`{"orderNo":"P1","amount":"1.00","status":"completed","note":"Thanks!\nSee \"Bob's\"","path":"C:\\new","payer":"Zoë"}`;
const ansi = sent.replace(/[\\']/g, '\\$&').replace('!', '\\u0021');
const bash = `curl 'https://shop.example.com/cb' \\
  -H 'accept: */*' \\
  -H 'content-type: application/json' \\
  --data-raw $'${ansi}'`;
const tick = sent
  .replace(/[`$"]/g, '`$&')
  .replace(/[^ -~]/g, (char) => `$([char]${char.charCodeAt(0)})`);
const powershell = `$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession
$session.UserAgent = "Mozilla/5.0"
Invoke-WebRequest -UseBasicParsing -Uri "https://shop.example.com/cb" \`
-Method "POST" \`
-WebSession $session \`
-Headers @{
"accept"="*/*"
} \`
-ContentType "application/json" \`
-Body "${tick}"`;

it.each([
  ['cURL for bash', bash],
  ['its argument alone', `$'${ansi}'`],
  ['its option alone', `--data-raw $'${ansi}'`],
  ['PowerShell', powershell],
  ['its argument alone', `"${tick}"`],
])('what a browser copies is the body that was sent: %s', async (_, text) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ code: 'body.dump', forms: ['quoted', 'json'], restored: [] }]);
});

const plain = '{"orderNo":"P1","amount":"1.00","status":"completed","payer":"50% off, A & B"}';
const carets = `^"${plain.replace(/["{}%&]/g, (sign) => (sign === '"' ? '^\\^"' : `^${sign}`))}^"`;

it.each([
  ['cURL for cmd', `curl ^"https://shop.example.com/cb^" ^\n  --data-raw ${carets}`],
  ['its argument alone', carets],
])('so is %s', async (_, text) => {
  const { verdict, problems } = await inspectPastedBody(text, plain);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ code: 'body.dump', forms: ['quoted', 'json'], restored: [] }]);
});

const ofPostman = `'${sent.replaceAll("'", `'\\''`)}'`;

it.each([
  [
    'Postman',
    `curl --location 'https://x.example/cb' \\\n--header 'A: b' \\\n--data-raw ${ofPostman}`,
  ],
  ['an option with its value', `curl https://x.example/cb --data-raw=${ofPostman}`],
  ['an option without a blank', `curl -d${ofPostman} https://x.example/cb`],
  ['quotes in quotes', `curl -d ${ofPostman.replaceAll(`'\\''`, `'"'"'`)} https://x.example/cb`],
])('an apostrophe is read in single quotes: %s', async (_, text) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ code: 'body.dump', forms: ['quoted', 'json'], restored: [] }]);
});
