import type { Page } from '@playwright/test';
import type { Point } from './steps.ts';

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A part of the viewport in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Takes a picture of a part of the viewport.
 * @returns A function that reads the colour at a point of the viewport, in CSS pixels, within the part.
 */
export async function pixelsOf(page: Page, part: Box): Promise<(point: Point) => Colour> {
  const clip = {
    x: Math.floor(part.x),
    y: Math.floor(part.y),
    width: Math.ceil(part.width),
    height: Math.ceil(part.height),
  };
  const picture = await page.screenshot({ clip, scale: 'css' });
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    // Returns text: a list of numbers is slow to transfer.
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    return btoa(text);
  }, picture.toString('base64'));
  const data = Buffer.from(pixels, 'base64');
  return ({ x, y }) => {
    const start = (Math.floor(y - clip.y) * clip.width + Math.floor(x - clip.x)) * 4;
    const [red, green, blue] = data.subarray(start, start + 3);
    return [red!, green!, blue!];
  };
}

/** Returns true if red, green and blue of two colours differ by less than 12 each. */
export function isNear(a: Colour, b: Colour): boolean {
  return a.every((part, index) => Math.abs(part - b[index]!) < 12);
}

/** Parses a colour written as `d7e5dd`. */
export function colour(hex: string): Colour {
  const [red, green, blue] = Buffer.from(hex, 'hex');
  return [red!, green!, blue!];
}
