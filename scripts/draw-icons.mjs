// Draws the icons of the installed shop from web/brand/logo.svg, our own drawing. The icons are
// committed; run this again when the brand changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROJECT_ROOT } from './project-root.mjs';

const COLOURS = 64;
const GROUND = '#2f5d46';
/** A phone may crop a maskable icon to a circle with 80 % of its width. */
const SAFE = 0.72;

const brand = join(PROJECT_ROOT, 'web/brand');
const logo = readFileSync(join(brand, 'logo.svg'));
const drawing = logo.toString().replace(/^<svg[^>]*>|<rect[^>]*>|<\/svg>\s*$/g, '');

const full = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" fill="${GROUND}"/>
<g transform="translate(32 32) scale(${SAFE}) translate(-32 -32)">${drawing}</g>
</svg>`);

const ICONS = /** @type {const} */ ([
  ['icon-192.png', logo, 192],
  ['icon-512.png', logo, 512],
  ['icon-maskable.png', full, 512],
  // iOS rounds the corners itself.
  ['apple-touch-icon.png', full, 180],
]);

for (const [name, svg, size] of ICONS) {
  await sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: COLOURS, compressionLevel: 9, effort: 10 })
    .toFile(join(brand, name));
}
