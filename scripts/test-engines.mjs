/**
 * `npm run test:engines`: the built page in Firefox and in WebKit, under a path of its own and with the content
 * policy as response headers. Installs what is missing where it can. Not a part of `npm test`.
 */
import { installMissing } from './engines/find-programs.mjs';
import { openFirefox } from './engines/firefox.mjs';
import { openWithoutNetwork, pageChecks } from './engines/page-checks.mjs';
import { openWebKit } from './engines/webkit.mjs';
import { runNpm } from './run.mjs';
import { serveWatchedPage } from './serve-page.mjs';

/** @typedef {import('./engines/engine').Engine} Engine */

process.exitCode = await testEngines();

/** @returns {Promise<number>} the exit code */
async function testEngines() {
  if (!runNpm(['run', '--silent', 'build', '--', '--logLevel', 'error'])) return 1;
  installMissing(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  const failures = [
    ...(await testEngine('Firefox', openFirefox)),
    ...(await testEngine('WebKit', openWebKit)),
  ];
  const failed = failures.filter((failure) => failure !== null).length;
  console.log(`\n${failures.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * Runs every check, also after one that failed.
 * @param {string} name
 * @param {() => Promise<Engine>} openEngine
 * @returns {Promise<readonly (string | null)[]>} for each check, why it failed
 */
async function testEngine(name, openEngine) {
  /** @type {(string | null)[]} */
  const failures = [];
  const check = async (/** @type {string} */ what, /** @type {() => Promise<void>} */ runCheck) => {
    const failure = await runCheck().then(() => null, String);
    failures.push(failure);
    console.log(`${failure === null ? 'ok  ' : 'FAIL'} ${name}: ${what}`);
    if (failure !== null) console.error(`     ${failure}`);
  };
  const page = await serveWatchedPage();
  // Nobody else hears of a failure to open it: each check does.
  const opening = openEngine();
  await check('opens the page', async () => {
    const { version, open } = await opening;
    console.log(`\n── ${version} ──`);
    await open(page.address);
  });
  for (const [what, runCheck] of pageChecks) await check(what, async () => runCheck(await opening));
  await check('nothing is thrown, refused or complained of', async () => {
    await opening;
    if (page.complaints.length > 0) throw new Error(page.complaints.join('\n'));
  });
  await check('opens again without a network, and verifies', async () =>
    openWithoutNetwork(await opening, page.address, page.stop),
  );
  await opening.then(
    ({ close }) => close(),
    () => {},
  );
  await page.stop();
  return failures;
}
