/** The files of the conformance pack. */
import { fillTemplate } from './pack-case';
import { printOrdersCsv } from './pack-order';
import type { ExplainedCase, PackWords } from './pack-words';
import { printPostman } from './print-postman';
import { type PackSource, signCases } from './sign-cases';

/** Each PEM with a line end after its last line. */
export interface PackPems {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Signs what is to be rejected as signed by another key. */
  readonly otherPrivateKey: string;
}

/** What stands in files of its own. */
export interface PackScripts {
  readonly shell: string;
  readonly node: string;
}

export interface PackFile {
  readonly path: string;
  readonly text: string;
  readonly isExecutable: boolean;
}

export interface PackInput extends PackSource {
  readonly pems: PackPems;
  readonly scripts: PackScripts;
  readonly words: PackWords;
}

export async function buildPack(input: PackInput): Promise<readonly PackFile[]> {
  const { pems, scripts, words, nowSeconds } = input;
  const signed = await signCases(input);
  const cases = signed.cases.map((one) => ({ ...one, why: words.whys[one.name] }));
  const madeAt = new Date(nowSeconds * 1000).toISOString();
  const keyNote = `${words.keyNote(madeAt)}\n`;
  return [
    createFile('README.md', printReadme(words.readme, cases, madeAt)),
    createFile('cases.json', `${JSON.stringify(cases, null, 2)}\n`),
    createFile('orders.csv', printOrdersCsv(signed.orders)),
    createFile('platform-public-key.pem', pems.publicKey),
    createFile('test-private-key.pem', keyNote + pems.privateKey),
    createFile('other-private-key.pem', keyNote + pems.otherPrivateKey),
    { ...createFile('send.sh', scripts.shell), isExecutable: true },
    { ...createFile('send.mjs', scripts.node), isExecutable: true },
    createFile('postman.json', printPostman(cases, words.postman, madeAt)),
    // In a repository whose checkout has other line ends, bodies and scripts stay as they are.
    createFile('.gitattributes', '* -text\n'),
    ...listShellFiles(cases),
  ];
}

function createFile(path: string, text: string): PackFile {
  return { path, text, isExecutable: false };
}

function printReadme(readme: string, cases: readonly ExplainedCase[], madeAt: string): string {
  const recommended = cases.filter(({ level }) => level === 'recommended').length;
  const values = { madeAt, count: String(cases.length), recommended: String(recommended) };
  return fillTemplate(readme, values);
}

/** What cases.json holds, once more in files that a shell can read without knowing JSON. */
function listShellFiles(cases: readonly ExplainedCase[]): readonly PackFile[] {
  const folders = cases.map(({ name }, index) => `${String(index + 1).padStart(2, '0')}-${name}`);
  const rows = cases.map(({ name, level, answer, recipe, why }, index) =>
    [
      folders[index],
      name,
      level,
      answer,
      recipe.transfer,
      recipe.time,
      recipe.nonce,
      recipe.scheme,
      why,
    ].join('\t'),
  );
  return [
    createFile('cases/list.tsv', `${rows.join('\n')}\n`),
    ...cases.flatMap(({ body, recipe }, index) => {
      const lines = recipe.headers.map(([name, value]) => `${name}: ${value}\n`);
      return [
        createFile(`cases/${folders[index]}/headers.txt`, lines.join('')),
        createFile(`cases/${folders[index]}/body.txt`, body),
        createFile(`cases/${folders[index]}/string.txt`, recipe.string),
      ];
    }),
  ];
}
