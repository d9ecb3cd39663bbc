interface Cup {
  forest: string;
  waffle: string;
  light: string;
  /** Its width and height (px). */
  size: number;
  /** Whether its ground has round corners. */
  rounded: boolean;
}

/** A cup, which says no more of a cafe than that it is one. */
export function cupSvg({ forest, waffle, light, size, rounded }: Cup): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
<rect width="64" height="64" rx="${rounded ? 17 : 0}" fill="${forest}"/>
<g transform="translate(32 33) scale(.72) translate(-33 -32)">
<path fill="none" stroke="${waffle}" stroke-width="4" stroke-linecap="round" d="M23 22c-4-4 4-7 0-12M35 22c-4-4 4-7 0-12"/>
<path fill="none" stroke="${light}" stroke-width="4.5" d="M48 34h4a6.5 6.5 0 0 1 0 13h-6"/>
<path fill="${light}" d="M8 29h42c0 15-8 23-21 23S8 44 8 29z"/>
<path stroke="${waffle}" stroke-width="4" stroke-linecap="round" d="M13 58h32"/>
</g></svg>`);
}
