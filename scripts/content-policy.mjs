/** The content security policy of the built page: nothing but its own files, and no text that becomes a script. */

/** Names of Trusted Types policies: our own, then those that Monaco makes. */
const trustedTypes = [
  'callback-debugger-worker',
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  // Monaco writes its colours and places as styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes,
};

/** As the page carries it itself. */
export const contentPolicy = printPolicy(directives);

/** As a server sends it: a meta element cannot say who may frame the page. */
export const contentPolicyHeader = printPolicy({ ...directives, 'frame-ancestors': ["'self'"] });

/**
 * The page in one file: its script is known by its hash, its workers and pictures are made of what it holds,
 * and there is nothing that it could ask.
 * @param {string} scriptHash SHA-256 of its script, Base64
 */
export function printSingleFilePolicy(scriptHash) {
  return printPolicy({
    ...directives,
    'script-src': [`'sha256-${scriptHash}'`],
    'worker-src': ['blob:'],
    'style-src': ["'unsafe-inline'"],
    'font-src': ['data:'],
    'img-src': ['data:'],
    'connect-src': ["'none'"],
  });
}

/** @param {Readonly<Record<string, readonly string[]>>} policy */
function printPolicy(policy) {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
