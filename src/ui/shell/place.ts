/** The page's places: the one table of them, and the one that the address names. */
import { type ComponentType, useSyncExternalStore } from 'react';
import { shellWords } from '#words/shell';
import { DebugPlace } from '../debug/debug-place';
import { createPart, createReadyPart, type Part } from './deferred';

interface PlaceEntry {
  /** Its address behind `#/`. */
  readonly place: keyof typeof shellWords.places;
  readonly name: string;
  /** Fetched when it is visited; only the first one belongs to the first load. */
  readonly part: Part<ComponentType>;
}

const { places: names } = shellWords;

export const places = [
  { place: 'debug', name: names.debug, part: createReadyPart(DebugPlace) },
  { place: 'delivery', name: names.delivery, part: createPart(loadDelivery) },
  { place: 'sender', name: names.sender, part: createPart(loadSender) },
  { place: 'lab', name: names.lab, part: createPart(loadLab) },
] as const satisfies readonly PlaceEntry[];

async function loadDelivery(): Promise<ComponentType> {
  const { DeliveryPlace } = await import('../delivery/delivery-place');
  return DeliveryPlace;
}

async function loadSender(): Promise<ComponentType> {
  const { SenderPlace } = await import('../sender/sender-place');
  return SenderPlace;
}

async function loadLab(): Promise<ComponentType> {
  const { LabPlace } = await import('../lab/lab-place');
  return LabPlace;
}

export type Place = (typeof places)[number]['place'];

/** The place that the address names; the first one for any other address. */
export function usePlace(): Place {
  return useSyncExternalStore(observePlace, readPlace) ?? places[0].place;
}

/** An unknown address leads to the first place, with what it asks of it; none at all is that place. */
export function leadToKnownPlace(): void {
  const { hash } = location;
  if (hash === '' || readPlace() !== undefined) return;
  const query = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  location.replace(`#/${places[0].place}${query}`);
}

function readPlace(): Place | undefined {
  const [name] = location.hash.split('?');
  return places.find(({ place }) => name === `#/${place}`)?.place;
}

function observePlace(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
