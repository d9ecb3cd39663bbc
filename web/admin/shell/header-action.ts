export const HEADER_ACTION =
  'flex h-11 items-center gap-2 rounded-md px-3 hover:bg-forest-strong [&_svg]:size-5';
