import {
  type Coordinates,
  type DeliveryZone,
  distanceKm,
  isInZone,
  outsideZoneMessage,
  savedAddressOutsideMessage,
} from '../../../shared/domain/delivery-zone';
import { Notice } from '../../ui/notice';
import { distanceWords } from './address-words';

/** A fix coarser than this is told, so that a wrong distance is no surprise. */
const COARSE_FROM_M = 500;

interface PlaceFoundProps {
  place: Coordinates;
  /** Metres. */
  accuracy: number | null;
  zone: DeliveryZone;
  /** It came with a saved address and was inside then. */
  saved: boolean;
}

/** How far the place is from the store, and whether the shop delivers there. */
export function PlaceFound({ place, accuracy, zone, saved }: PlaceFoundProps) {
  const distance = distanceWords(distanceKm(zone.store, place));
  const coarse =
    accuracy !== null && accuracy >= COARSE_FROM_M
      ? ` Your phone knows it to about ${distanceWords(accuracy / 1000)} only.`
      : '';
  if (isInZone(zone, place)) {
    return (
      <Notice kind="success" role="status">
        We deliver here: {distance} from our store.{coarse}
      </Notice>
    );
  }
  return (
    <Notice kind="error" role="alert">
      {saved ? savedAddressOutsideMessage(zone.radiusKm) : outsideZoneMessage(zone.radiusKm)} This
      location is {distance} away.{coarse}
    </Notice>
  );
}
