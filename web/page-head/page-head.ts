import { DEFAULT_COLOURS, type ShopColours } from '../../shared/domain/shop/shop-colours';
import type { Api } from '../api/api-client';
import { brandUrls } from './brand-urls';
import { COLOUR_STYLE, type ColourStyles } from './colour-style';
import { colourStyles } from './colour-styles';

/** The owner's colours and icons, added by the server, so that the first paint has them. */
export async function pageHead(
  api: Api,
  demo: boolean,
): Promise<{ html: string; styles: string[] }> {
  const content = await api.content.read({}).catch(() => undefined);
  const { mainColour, accentColour } = content ?? DEFAULT_COLOURS;
  const { css, bars } = stylesOf({ mainColour, accentColour });
  const { icon } = brandUrls(content, demo);
  const favicon = icon('favicon.png');
  const type = favicon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const elements = [
    ...Object.entries(bars).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})"/>`,
    ),
    `<link rel="icon" href="${favicon}" type="${type}"/>`,
    `<link rel="apple-touch-icon" href="${icon('apple-touch-icon.png')}"/>`,
    css &&
      `<style id="${COLOUR_STYLE}" data-colours="${mainColour} ${accentColour}">${css}</style>`,
  ];
  return { html: elements.join(''), styles: css ? [css] : [] };
}

let last: (ShopColours & ColourStyles) | undefined;

/** Remembers the last colours, because a theme takes 10 ms and most pages have the same. */
function stylesOf({ mainColour, accentColour }: ShopColours): ColourStyles {
  if (last?.mainColour !== mainColour || last.accentColour !== accentColour) {
    last = { mainColour, accentColour, ...colourStyles({ mainColour, accentColour }) };
  }
  return last;
}
