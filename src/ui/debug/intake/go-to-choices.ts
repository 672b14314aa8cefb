/** To the first of several callbacks, with the sentence above it. */
export function goToChoices(): void {
  const list = document.querySelector('.intake-choices');
  list?.closest('.intake')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  list?.querySelector('button')?.focus({ preventScroll: true });
}
