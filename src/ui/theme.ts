import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ThemeSetting } from '../state/settings-store';
import { useApp } from './app-context';

export type Theme = 'light' | 'dark';

/** The theme on screen: the chosen one, or what the system prefers. */
export function useTheme(): Theme {
  const setting = useStore(useApp().settings, (state) => state.theme);
  const prefersDark = useSyncExternalStore(observeDark, isDarkPreferred);
  if (setting !== 'auto') return setting;
  return prefersDark ? 'dark' : 'light';
}

/** CSS does the rest: `light-dark()` follows the root's colour scheme. */
export function applyTheme(theme: ThemeSetting): void {
  document.documentElement.dataset.theme = theme;
}

function observeDark(onChange: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isDarkPreferred(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
