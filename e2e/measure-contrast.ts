import type { Locator } from '@playwright/test';

/**
 * Looks at the pixels of an element on screen.
 * @returns the contrast (WCAG 2, 1 to 21) between its commonest colour and what stands out from it most
 */
export async function measureContrast(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join(' ');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const toLuminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = colour.split(' ').map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [background = '', ...others] = [...counts.keys()].sort(
      (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
    );
    const ground = toLuminance(background);
    const contrasts = others
      // A single pixel is no stroke.
      .filter((colour) => (counts.get(colour) ?? 0) > 2)
      .map((colour) => {
        const ink = toLuminance(colour);
        return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      });
    return Math.max(1, ...contrasts);
  }, picture);
}
