/**
 * Every case of `real-code.json` is explained, or stands in `real-code-left.json` with the reason why it is not.
 * Of own and signed strings `npm test` runs a random sample of 20; `REAL_CODE=all` all; `REAL_CODE=2/8` the second of eight parts of all;
 * `REAL_CODE=write` all, and writes the table anew, with its reasons.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pickSample } from '../testing/pick-sample';
import { type RealCodeCase, realCodeCases, toRealCodeInput } from '../testing/real-code-vectors';
import { diagnoseCallback } from './diagnosis/diagnose-callback';
import { listCodes } from './diagnosis/finding';
import { inspectCallback } from './inspect-callback';

/** Of one implementation: the callbacks that are not explained, and those that get another code than the vectors name. */
interface Left {
  readonly reason: string;
  readonly unexplained?: readonly string[];
  readonly otherCodes?: Readonly<Record<string, string>>;
}

const table = new URL('../testing/vectors/real-code-left.json', import.meta.url);
const left: Readonly<Record<string, Left>> = JSON.parse(readFileSync(table, 'utf8'));
const mode = process.env.REAL_CODE ?? '';
const [part, parts] = mode.includes('/') ? mode.split('/').map(Number) : [];
const sample = new Set(
  pickSample(
    realCodeCases.filter(({ kind }) => !isQuick(kind)),
    20,
  ),
);
const cases = realCodeCases.filter((one, index) => {
  if (part !== undefined && parts !== undefined) return index % parts === part - 1;
  return mode !== '' || isQuick(one.kind) || sample.has(one);
});

/** Without a search for a cause. */
function isQuick(kind: RealCodeCase['kind']): boolean {
  return kind !== 'own' && kind !== 'signed';
}

/** As the README of the vectors asks: null where it is explained by a cause that they name, else what is said. */
async function explain(one: RealCodeCase): Promise<string | null> {
  const report = await inspectCallback(toRealCodeInput(one));
  const isValid = report.verdict.kind === 'valid';
  if (one.kind === 'headers' || one.kind === 'harmless') return isValid ? null : '';
  if (one.kind === 'body' && isValid) return null;
  if (one.kind === 'own' && (!isValid || report.comparison.result === 'same'))
    return isValid ? null : '';
  const { findings } = await diagnoseCallback(report);
  const subject = one.kind === 'own' ? 'own-string' : 'signature';
  const first = findings.find((finding) => finding.subject === subject);
  const codes = first === undefined ? [] : listCodes(first);
  const isProven =
    one.kind === 'own'
      ? first?.proof.by === 'string' && !codes.includes('value.changed')
      : first?.proof.by === 'digest' || first?.proof.by === 'signature';
  if (!isProven) return '';
  const { causes = [] } = one;
  const isNamed = causes.some((cause) =>
    codes.some((code) =>
      cause.endsWith('*') ? code.startsWith(cause.slice(0, -1)) : code === cause,
    ),
  );
  return isNamed || causes.length === 0 ? null : codes.join(' ');
}

const nameOf = ({ kind, language, implementation }: RealCodeCase): string =>
  `${kind} · ${language} · ${implementation}`;

/** What of the table is about these cases; without reasons, which are not the program's to check. */
function expectLeft(run: readonly RealCodeCase[]): readonly string[] {
  return run.flatMap((one) => {
    const { unexplained = [], otherCodes = {} } = left[nameOf(one)] ?? {};
    const codes = unexplained.includes(one.callback) ? '' : otherCodes[one.callback];
    return codes === undefined ? [] : [`${nameOf(one)} · ${one.callback}: ${codes}`];
  });
}

// All of them take minutes, and longer than any limit on a busy machine.
it('explains what real code did, but for what the table lists', { timeout: 0 }, async () => {
  const found = new Map<RealCodeCase, string>();
  for (const one of cases) {
    const codes = await explain(one);
    if (codes !== null) found.set(one, codes);
  }
  if (mode === 'write') writeTable(found);
  else {
    const lines = [...found].map(([one, codes]) => `${nameOf(one)} · ${one.callback}: ${codes}`);
    expect(lines).toEqual(expectLeft(cases));
  }
});

it('lists nothing but cases', () => {
  const known = new Set(realCodeCases.map((one) => `${nameOf(one)} · ${one.callback}`));
  const listed = Object.entries(left).flatMap(([name, { unexplained = [], otherCodes = {} }]) =>
    [...unexplained, ...Object.keys(otherCodes)].map((callback) => `${name} · ${callback}`),
  );
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});

function writeTable(found: ReadonlyMap<RealCodeCase, string>): void {
  const lines: string[] = [];
  for (const name of [...new Set([...found.keys()].map(nameOf))].sort()) {
    const own = [...found].filter(([one]) => nameOf(one) === name);
    const unexplained = own.flatMap(([one, codes]) => (codes === '' ? [one.callback] : []));
    const others = own.flatMap(([one, codes]) => (codes === '' ? [] : [[one.callback, codes]]));
    const isTold = own.every(([one]) => one.unknown);
    const reason = left[name]?.reason ?? (isTold ? 'nothing in the inputs can tell' : 'not yet');
    const entry: Left = {
      reason,
      ...(unexplained.length > 0 && { unexplained }),
      ...(others.length > 0 && { otherCodes: Object.fromEntries(others) }),
    };
    lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  }
  writeFileSync(table, `{\n${lines.join(',\n')}\n}\n`);
}
