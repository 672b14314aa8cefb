import { scrollToPart } from '../../controls/scroll-to-part';

/** The focus goes along, so that a keyboard goes on in the code. */
export function goToCode(): void {
  document.getElementById('code')?.focus({ preventScroll: true });
  scrollToPart(document.getElementById('code-title'));
}
