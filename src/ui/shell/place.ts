/** The page's places, each with an address of its own behind the `#`. */
import { useSyncExternalStore } from 'react';

export const places = [
  { place: 'debug', name: 'Debug' },
  { place: 'delivery', name: 'Delivery' },
] as const;

export type Place = (typeof places)[number]['place'];

/** The place that the address names; the first one for any other address. */
export function usePlace(): Place {
  return useSyncExternalStore(observePlace, readPlace) ?? places[0].place;
}

/** An unknown address leads to the first place; none at all is that place. */
export function leadToKnownPlace(): void {
  if (location.hash !== '' && readPlace() === undefined) location.replace(`#/${places[0].place}`);
}

function readPlace(): Place | undefined {
  return places.find(({ place }) => location.hash === `#/${place}`)?.place;
}

function observePlace(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
