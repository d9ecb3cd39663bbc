/** The two colours that the owner chooses, as `#rrggbb` in lower case. */
export interface ShopColours {
  /** The ground of header and footer. Buttons and links are shades of it. */
  readonly mainColour: string;
  /** Badges, icons and the button on the main colour. */
  readonly accentColour: string;
}

/** The colours of web/theme.css, whose values hold for a shop that chose no others. */
export const DEFAULT_COLOURS: ShopColours = { mainColour: '#163f2e', accentColour: '#f0a83a' };

export function hasDefaultColours({ mainColour, accentColour }: ShopColours): boolean {
  return mainColour === DEFAULT_COLOURS.mainColour && accentColour === DEFAULT_COLOURS.accentColour;
}
