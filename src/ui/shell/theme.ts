import { useStore } from 'zustand';
import type { ThemeSetting } from '../../state/settings-store';
import { useApp } from './app-context';
import { useMediaQuery } from './use-media-query';

export type Theme = 'light' | 'dark';

/** The theme on screen: the chosen one, or what the system prefers or forces. */
export function useTheme(): Theme {
  const setting = useStore(useApp().settings, (state) => state.theme);
  const preferred = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const isForced = useForcedColors();
  return setting === 'auto' || isForced ? preferred : setting;
}

/** Whether the system has put its own few colours in the place of the page's (a contrast theme). */
export function useForcedColors(): boolean {
  return useMediaQuery('(forced-colors: active)');
}

/** CSS does the rest: `light-dark()` follows the root's colour scheme. */
export function applyTheme(theme: ThemeSetting): void {
  document.documentElement.dataset.theme = theme;
}
