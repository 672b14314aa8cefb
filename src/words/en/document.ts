import type { DocumentWords } from '../document-words';

export const documentWords: DocumentWords = {
  language: 'en',
  description:
    'Verify a signed order callback in your browser: the string to be signed, where each part of it comes from, and whether the signature is good.',
  licenses: 'Third-party licenses',
  noScript: 'This page checks signatures in your browser and needs JavaScript.',
};
