import { downloadFile } from './download-file';

/** Hands a text to the user as a file, in UTF-8: the text must hold no lone surrogate. */
export function downloadText(name: string, type: string, text: string): void {
  downloadFile(name, type, text);
}
