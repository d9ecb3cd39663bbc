/** How what can be pressed looks in the header of the back office. */
export const HEADER_ACTION =
  'flex h-11 items-center gap-2 rounded-md px-3 hover:bg-on-forest/10 [&_svg]:size-5';
