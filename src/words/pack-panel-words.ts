import type { Text } from './text';

/** Where the page offers the conformance pack. */
export interface PackPanelWords {
  readonly title: string;
  readonly about: Text;
  readonly keys: string;
  readonly download: string;
  readonly making: string;
  readonly made: string;
  readonly failed: string;
  /** Of the file, without what it ends with. */
  readonly fileName: string;
}
