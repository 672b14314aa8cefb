import { createContext, useContext } from 'react';
import type { LabKeyName } from '../../core/lab/lab-event';
import type { LabKeyPair } from '../../platform/lab-keys';
import type { LabStore } from '../../state/lab-store';

export interface LabParts {
  readonly store: LabStore;
  readonly getKey: (name: LabKeyName) => Promise<LabKeyPair>;
}

export const LabContext = createContext<LabParts | null>(null);

export function useLab(): LabParts {
  const lab = useContext(LabContext);
  if (lab === null) throw new Error('LabContext is missing');
  return lab;
}
