/** The focus goes along, so that a keyboard goes on in the code. */
export function goToCode(): void {
  document.getElementById('code')?.focus({ preventScroll: true });
  document.getElementById('code-title')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
