/** A browser with one page, driven as a user would: what the engines have in common. */
export interface Engine {
  readonly version: string;
  readonly open: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** @param path an XPath */
  readonly click: (path: string) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (character: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
