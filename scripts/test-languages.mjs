/**
 * `npm run test:languages`: the verification code in all its languages, over all vectors and thousands of bodies. What is missing is
 * installed where this user may; a language that is still missing has failed.
 */
import { existsSync } from 'node:fs';
import { languages } from './languages/languages.mjs';
import { run, runNpm } from './run.mjs';

const missing = languages.filter(({ isThere }) => !isThere());
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const packages = missing.flatMap((language) => language.packages);
  console.log(`Installing ${packages.join(', ')} …`);
  run('apt-get', ['-q', 'update']);
  run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', ...packages]);
}
for (const { name, needs, packages } of missing.filter(({ isThere }) => !isThere())) {
  console.error(
    `${name} cannot be run here: it needs ${needs}. On Debian: apt-get install ${packages.join(' ')}. Elsewhere, put it on PATH.`,
  );
}
process.env.LANGUAGES = 'all';
const isOk = runNpm(['run', '--silent', 'unit', '--', '--project=core', 'scripts/languages/']);
process.exitCode = isOk ? 0 : 1;
