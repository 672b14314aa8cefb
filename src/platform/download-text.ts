/** Hands a text to the user as a file, in UTF-8: the text must hold no lone surrogate. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
