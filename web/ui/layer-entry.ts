import type { Location } from 'react-router';

/** What `state` of a history entry says of the layers over its page. */
interface LayerState {
  /** The open layers, the topmost last. */
  layerIds?: readonly string[];
  pageKey?: string;
}

const stateOf = ({ state }: Location): LayerState => state ?? {};
/** The ids of the layers that are open over the page in this entry, the topmost last. */
export const layersOf = (location: Location): readonly string[] => stateOf(location).layerIds ?? [];

/** The key of the page's own history entry, which the entries of the layers over it share. */
export const pageKeyOf = (location: Location): string => stateOf(location).pageKey ?? location.key;
