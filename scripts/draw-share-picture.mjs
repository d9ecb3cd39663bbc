// Draws web/brand/share.png, the picture that messengers show beside a link to the shop. It is
// committed; run this again when the brand changes. It has no words, because the name is the owner's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROJECT_ROOT } from './project-root.mjs';

/** The size that messengers crop the least. */
const WIDTH = 1200;
const HEIGHT = 630;
const HERO_WIDTH = 1440;
const LOGO = 112;
const COLOURS = 192;

const brand = join(PROJECT_ROOT, 'web/brand');
const inner = (/** @type {string} */ file) =>
  readFileSync(join(brand, file), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fbf6ec"/><stop offset="1" stop-color="#cfe3e0"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<g transform="translate(${WIDTH - HERO_WIDTH + 40} -10)">${inner('hero.svg')}</g>
<g transform="translate(44 36) scale(${LOGO / 64})">${inner('logo.svg')}</g>
</svg>`;

await sharp(Buffer.from(picture))
  .png({ palette: true, colours: COLOURS, compressionLevel: 9, effort: 10 })
  .toFile(join(brand, 'share.png'));
