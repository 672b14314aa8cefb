import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { controlWords } from '#words/controls';

export interface OpenButtonProps {
  /** Names of files that the browser's dialogue shows first; all of them when left out. */
  readonly accept?: string;
  readonly onOpen: (file: File) => void;
}

/** Opens the browser's dialogue to pick a file. */
export function OpenButton({ accept, onOpen }: OpenButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="button is-compact"
        aria-label={controlWords.openFile}
        onClick={() => picker.current?.click()}
      >
        <FolderOpen size={14} aria-hidden="true" />
        <span>{controlWords.openFile}</span>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onOpen(file);
          // So that the same file can be opened again.
          event.target.value = '';
        }}
      />
    </>
  );
}
