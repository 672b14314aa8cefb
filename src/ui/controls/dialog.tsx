import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import './dialog.css';

export interface DialogProps {
  /** Its accessible name too. */
  readonly title: string;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Open for as long as it is drawn; the browser keeps the focus in it and gives it back. */
export function Dialog({ title, isBusy = false, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Beside the page, whose styles for the button that opened it do not reach here.
  return createPortal(
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      onClose={onClose}
    >
      <h2 id={titleId} className="dialog-head">
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}
