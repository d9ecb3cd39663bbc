/** Where the pages' maps get their pictures. The only address of it: another server goes in here. */
export const MAP_TILES = {
  /** As OpenStreetMap's tile policy wants it: this host, over https, no subdomains. */
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  /** Shown on every map; the licence asks for it. */
  credit: { words: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  maxZoom: 19,
} as const;
