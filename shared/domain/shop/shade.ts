import { ColorSpace, getLuminance, OKLCH, serialize, sRGB, to } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A colour in OKLCH, in which equal steps look equal: lightness 0 to 1, chroma, hue in degrees. */
export interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** WCAG's contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(getLuminance(one), getLuminance(other));
}

/** @param one, other luminances, 0 to 1. */
function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The least contrast of text with its ground (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** The least contrast of a control's edge, or of its focus ring, with its ground (WCAG 1.4.11). */
export const CONTROL_CONTRAST = 3;

/** @param hex `#rrggbb`; a grey has chroma 0. */
export function shadeOf(hex: string): Shade {
  const [l, c, h] = to(hex, OKLCH).coords;
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 };
}

/** The colour as `#rrggbb`, with less chroma where sRGB has no such colour. */
export function hexOf({ l, c, h }: Shade): string {
  if (l >= 1) return '#ffffff';
  const shown = to({ space: OKLCH, coords: [Math.max(0, l), c, h], alpha: 1 }, sRGB, {
    inGamut: { method: 'raytrace' },
  });
  return serialize(shown, { format: 'hex', collapse: false });
}

export function lighter(hex: string, by: number): string {
  const shade = shadeOf(hex);
  return hexOf({ ...shade, l: shade.l + by });
}

const STEP = 0.004;

/** Whether a colour has this contrast with every ground. */
export function isOn(grounds: readonly string[], least: number): (hex: string) => boolean {
  const luminances = grounds.map((ground) => getLuminance(ground));
  return (hex) => {
    const own = getLuminance(hex);
    return luminances.every((ground) => ratio(own, ground) >= least);
  };
}

/** The good colour with the nearest lightness. @throws when none is good. */
export function nearest(wanted: Shade, isGood: (hex: string) => boolean): string {
  for (let distance = 0; distance <= 1 + STEP; distance += STEP) {
    for (const l of [wanted.l - distance, wanted.l + distance]) {
      if (l < -STEP || l > 1 + STEP) continue;
      const hex = hexOf({ ...wanted, l });
      if (isGood(hex)) return hex;
    }
  }
  throw new Error(`No lightness of hue ${wanted.h} is good`);
}
