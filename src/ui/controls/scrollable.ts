/** A region that scrolls must be reachable by keyboard, also where nothing in it is. */
export const scrollable = { tabIndex: 0 } as const;
