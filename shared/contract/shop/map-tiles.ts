/** The tile server of the maps. To use another server, change it here. */
export const MAP_TILES = {
  /** OpenStreetMap's tile policy requires this host, https and no subdomains. */
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  /** The attribution on every map, which the licence requires. */
  credit: { words: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  maxZoom: 19,
} as const;
