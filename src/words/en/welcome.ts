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
      how: 'As they arrived. Or all at once: a log line, a curl command, a HAR file.',
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
