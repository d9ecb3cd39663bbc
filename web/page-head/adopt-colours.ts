import { COLOUR_STYLE, type ColourStyles } from './colour-style';

const sheet = new CSSStyleSheet();

/** The page's policy allows it. */
export function adoptColours({ css, bars }: ColourStyles): void {
  const rendered = document.querySelector<HTMLStyleElement>(`#${COLOUR_STYLE}`);
  if (rendered) rendered.disabled = true;
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = meta.media.includes('dark') ? bars.dark : bars.light;
  }
}
