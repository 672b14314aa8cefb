import { useEffect } from 'react';
import { useStore } from 'zustand';
import { shellWords } from '#words/shell';
import { useApp } from './app-context';
import { type Place, places } from './place';

/** As the portal's configuration names the page. */
export function usePageTitle(): string {
  return useStore(useApp().portal, ({ config }) => config?.title ?? shellWords.title);
}

/** Tells the page's places apart in the browser's tabs and history; the first one has the page's own title. */
export function useDocumentTitle(title: string, place: Place): void {
  useEffect(() => {
    const { name } = places.find((one) => one.place === place) ?? places[0];
    document.title = place === places[0].place ? title : shellWords.titleOfPlace(name, title);
  }, [title, place]);
}
