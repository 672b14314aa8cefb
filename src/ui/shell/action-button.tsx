import type { LucideIcon } from 'lucide-react';

export interface ActionButtonProps {
  readonly Icon: LucideIcon;
  /** The accessible name; where room is scarce a picture stands for it. */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** A button of the header. */
export function ActionButton({ Icon, name, isDisabled = false, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className="button is-compact"
      aria-label={name}
      title={name}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{name}</span>
    </button>
  );
}
