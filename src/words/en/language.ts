import { createLanguage } from '../create-language';

export const english = createLanguage('en', ['“', '”']);
