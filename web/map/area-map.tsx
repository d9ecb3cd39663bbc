import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryZone } from '../../shared/domain/shop/delivery-zone';
import type { Corner } from '../../shared/domain/shop/polygon';
import { m } from '../../shared/messages/compiled/messages';
import { useMediaQuery } from '../device/use-media-query';
import { Button } from '../ui/button';
import { MapFrame } from './map-frame';
import { FORM_MAP, MapFailed, MapLoading } from './map-states';
import { useDrawnMap } from './use-drawn-map';

interface AreaMapProps {
  label: string;
  zone: DeliveryZone;
  others: readonly (readonly Corner[])[];
  corners: readonly Corner[];
  onChange: (corners: readonly Corner[]) => void;
  minZoom: number;
}

export function AreaMap({ label, zone, others, corners, onChange, minZoom }: AreaMapProps) {
  const byTouch = useMediaQuery('(pointer: coarse)');
  const [selected, setSelected] = useState<number | null>(null);
  const [past, setPast] = useState<readonly (readonly Corner[])[]>([]);

  const changeTo = (to: readonly Corner[], changed: number | null) => {
    setPast([...past, corners]);
    setSelected(changed);
    onChange(to);
  };
  const onChanged = useEffectEvent(changeTo);
  const { box, drawn, state, retry } = useDrawnMap({
    load: () => import('./draw-area'),
    draw: ({ drawArea }, element, news) =>
      drawArea(element, {
        ...news,
        zone,
        others,
        corners,
        minZoom,
        onChange: onChanged,
        onSelect: setSelected,
      }),
  });
  useEffect(() => drawn.current?.show(corners, selected), [drawn, corners, selected]);

  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    setSelected(null);
    onChange(before);
  };

  if (state === 'failed') return <MapFailed onRetry={retry} />;
  return (
    <div className="flex flex-col gap-2">
      <MapFrame
        label={label}
        box={box}
        isWaiting={state === 'waiting'}
        waiting={<MapLoading />}
        className={`${FORM_MAP} lg:h-112`}
      />
      <p className="text-sm text-ink-soft">
        {m.ui_map_how()} {byTouch && m.map_by_touch()}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" disabled={past.length === 0} onClick={undo}>
          <Undo2 aria-hidden className="size-5" />
          {m.ui_undo()}
        </Button>
        <Button
          variant="quiet"
          disabled={selected === null}
          onClick={() => selected !== null && changeTo(corners.toSpliced(selected, 1), null)}
        >
          <Trash2 aria-hidden className="size-5" />
          {m.ui_map_remove_corner()}
        </Button>
      </div>
    </div>
  );
}
