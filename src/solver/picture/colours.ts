/** Red, green and blue from 0 to 255, or the three of CIELAB. */
export type Colour = readonly [number, number, number];

export function medianColour(colours: readonly Colour[]): Colour {
  const median = (k: number): number =>
    Float64Array.from(colours, (colour) => colour[k]!).sort()[colours.length >> 1] ?? 0;
  return [median(0), median(1), median(2)];
}

/** Returns a colour in CIELAB, where distances are those that people see. */
export function labOf(rgb: Colour): Colour {
  const [red, green, blue] = rgb.map((value) =>
    value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const part = (share: number): number =>
    share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  const x = part((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = part(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = part((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the distance of two colours of CIELAB. Lightness counts less: shadows change it. */
export function distance(a: Colour, b: Colour): number {
  return Math.hypot(0.75 * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);
}

/** Shares of light in which a shadow may leave a colour. */
const LIGHTS = [0.5, 0.58, 0.66, 0.75, 0.86, 1, 1.16, 1.33, 1.5, 1.72, 2];

/** Returns the distance of two colours if one of them may stand in more or less light, at a cost. */
export function distanceInLight(a: Colour, b: Colour): number {
  const other = labOf(b);
  return Math.min(
    ...LIGHTS.map((light) => {
      const [red, green, blue] = a;
      const lit = labOf([
        Math.min(255, light * red),
        Math.min(255, light * green),
        Math.min(255, light * blue),
      ]);
      return distance(lit, other) + 9 * Math.abs(Math.log(light));
    }),
  );
}
