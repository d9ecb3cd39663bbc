import { useEffect } from 'react';
import { DEFAULT_COLOURS } from '../../../shared/domain/shop/shop-colours';
import type { Api } from '../../api/api-client';
import { useApi } from '../../api/api-provider';
import { cachedPageSentAt } from '../../device/shop-worker';
import { COLOUR_STYLE, type ColourStyles } from '../../page-head/colour-style';

/** Gives a page that was stored on the phone the owner's present colours. */
export function useCurrentColours(): void {
  const api = useApi();
  useEffect(() => {
    if (cachedPageSentAt() !== undefined) void showCurrent(api).catch(() => {});
  }, [api]);
}

async function showCurrent(api: Api): Promise<void> {
  const { mainColour, accentColour } = await api.content.read({});
  const rendered = document.getElementById(COLOUR_STYLE)?.dataset.colours;
  const { mainColour: main, accentColour: accent } = DEFAULT_COLOURS;
  if (`${mainColour} ${accentColour}` === (rendered ?? `${main} ${accent}`)) return;
  // The worker stores the page's newest version for the next visit; this asks the shop itself.
  const response = await fetch(location.pathname);
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const barOf = (scheme: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`)?.content ?? '';
  adoptColours({
    css: page.getElementById(COLOUR_STYLE)?.textContent ?? '',
    bars: { light: barOf('light'), dark: barOf('dark') },
  });
}

const sheet = new CSSStyleSheet();

/** The page's policy allows it. */
function adoptColours({ css, bars }: ColourStyles): void {
  const rendered = document.querySelector<HTMLStyleElement>(`#${COLOUR_STYLE}`);
  if (rendered) rendered.disabled = true;
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = meta.media.includes('dark') ? bars.dark : bars.light;
  }
}
