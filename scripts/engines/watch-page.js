// Runs before the page: tells the server what the page throws, what it cannot load, and what is written to its
// console as an error or a warning. WebKit's driver tells none of it.
{
  function tell(/** @type {unknown[]} */ ...words) {
    navigator.sendBeacon('./complaints', words.join(' '));
  }
  addEventListener('unhandledrejection', ({ reason }) => tell('not caught:', reason));
  addEventListener(
    'error',
    ({ target, message }) => {
      if (!(target instanceof Element)) tell('thrown:', message);
      // Only a hint, and Firefox takes it ill when it has the module already. A module that is missing throws.
      else if (!target.matches('link[rel=modulepreload]')) tell('not loaded:', target.outerHTML);
    },
    true,
  );
  for (const kind of /** @type {const} */ (['error', 'warn'])) {
    const write = console[kind];
    console[kind] = (...words) => {
      tell(`console.${kind}:`, ...words);
      write.apply(console, words);
    };
  }
}
