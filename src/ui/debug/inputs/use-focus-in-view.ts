import { useEffect } from 'react';
import { useApp } from '../../shell/app-context';

/** What folds or opens moves all below it, and the browser scrolled to the focus before that: it stays in view. */
export function useFocusInView(): void {
  const { fold } = useApp();
  useEffect(
    () =>
      fold.subscribe(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return;
        // Monaco's own is as small as its caret.
        const focused = activeElement.closest('.editor') ?? activeElement;
        // Who scrolled away from it is left there.
        if (!isInView(focused)) return;
        requestAnimationFrame(() => {
          if (document.activeElement !== activeElement) return;
          focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        });
      }),
    [fold],
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
