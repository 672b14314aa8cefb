import { useStore } from 'zustand';
import { useApp } from '../shell/app-context';
import { useForcedColors } from '../shell/theme';

export interface PlainEditors {
  readonly isPlain: boolean;
  /** Plain without being asked: Monaco draws in colours of its own, which forced ones make unreadable. */
  readonly isForced: boolean;
}

/** Whether text areas take the place of Monaco. */
export function usePlainEditors(): PlainEditors {
  const isChosen = useStore(useApp().settings, (state) => state.editor === 'plain');
  const isForced = useForcedColors();
  return { isPlain: isChosen || isForced, isForced };
}
