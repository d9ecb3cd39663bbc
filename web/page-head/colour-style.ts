/** The id of the style element with the owner's colours. Its `data-colours` names the two. */
export const COLOUR_STYLE = 'colours';

export interface ColourStyles {
  /** Values for the tokens of theme.css; empty for the default colours, whose values it has. */
  css: string;
  /** The header's colours, which browsers give to their own bars. */
  bars: { light: string; dark: string };
}
