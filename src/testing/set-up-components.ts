/** Set up for the component tests: what a test rendered is taken down, so that the next one starts on an empty page. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Files share one document, in an order that differs from run to run: what a test put there itself goes, too.
  document.body.replaceChildren();
});

// Only what never comes meets it: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 3 * 60_000 });
