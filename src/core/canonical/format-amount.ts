/** An amount as programs write it for people. */
import type { FormattedAmount } from './canonical-rules';

/** @param text a plain decimal of at most fifteen digits before the point */
export function formatAmount(text: string, style: FormattedAmount): string {
  switch (style) {
    case 'integer':
      return String(Math.trunc(Number(text)));
    case 'grouped':
      return group(text);
    case 'dollars':
      return group(text).replace(/\d/, (digit) => `$${digit}`);
    case 'comma':
      return text.replace('.', ',');
    case 'comma-2':
      return Number(text).toFixed(2).replace('.', ',');
    case 'fixed-4':
      return Number(text).toFixed(4);
  }
}

function group(text: string): string {
  return Number(text)
    .toFixed(2)
    .replace(/\d(?=(?:\d{3})+\.)/g, (digit) => `${digit},`);
}
