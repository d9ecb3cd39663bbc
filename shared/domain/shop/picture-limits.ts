/** Enough for a good phone's camera. A small file may declare any size. */
export const PICTURE_MAX_PIXELS = 50_000_000;
export const PICTURE_MAX_SIDE = 12_000;
