/** How long a browser may take for one step, in milliseconds: only what never comes meets it. */
export const patience = 10 * 60_000;
