/** A script's smooth scrolling is not what the style sheet can still for whoever asked for less motion. */
export function scrollToPart(part: Element | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}
