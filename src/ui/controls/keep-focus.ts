/** Where the focus goes when what has it goes away: a keyboard goes on from there, not from the top of the page. */

const focusable = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  '[tabindex]:not([tabindex="-1"])',
].join();

/** The `ref` of what goes away with what is done in it: the focus passes to its neighbour. */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    // It is not gone before this task ends, and who removed it may have focused something else by then.
    const heirs = listHeirs(element);
    queueMicrotask(() => {
      if (document.activeElement === document.body) heirs.find(isShown)?.focus();
    });
  };
}

/** Nearest first: what follows in the closest element around it, then what precedes there, then those further out. */
function listHeirs(element: HTMLElement): readonly HTMLElement[] {
  const heirs = new Set<HTMLElement>();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const inside = [...around.querySelectorAll<HTMLElement>(focusable)].filter(
      (one) => !element.contains(one),
    );
    const following = inside.filter((one) => isBehind(one, element));
    const preceding = inside.slice(0, inside.length - following.length).reverse();
    for (const heir of [...following, ...preceding]) heirs.add(heir);
  }
  return [...heirs];
}

function isBehind(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

/** Focuses what no key gets to; it takes no click's focus afterwards. */
export function focusPart(part: HTMLElement | null): void {
  if (part === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}
