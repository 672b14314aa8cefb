import type { WelcomeWords } from '../welcome-words';

export const welcomeWords: WelcomeWords = {
  title: 'Is this callback really from the platform?',
  steps: {
    key: {
      what: 'Paste the platform public key',
      how: 'The complete PEM from the portal’s profile, or drop its file.',
    },
    headers: {
      what: 'Paste the request headers',
      how: 'All lines as they arrived; X-Timestamp, X-Nonce and X-Sign are picked out.',
    },
    body: {
      what: 'Paste the callback body',
      how: 'The raw JSON, before any program parsed it: every digit counts.',
    },
  },
  outcome: 'You see whether the signature is good and, where it is not, why.',
  samples: { failing: 'See why one fails', good: 'Try it with a signed payin' },
  promise: 'Nothing you paste leaves this page. It is checked here, in your browser.',
};
