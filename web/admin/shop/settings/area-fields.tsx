import { ArrowUp, Map as MapSheet, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { polygonProblem } from '../../../../shared/domain/shop/polygon-problem';
import { m } from '../../../../shared/messages/compiled/messages';
import { AreaMap } from '../../../map/area-map';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextArea, TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { cornersIn, withCorners } from './areas-draft';
import { COUNTRY_ZOOM, type SettingsDraft, storePlace } from './settings-draft';

const AMOUNT = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const;

interface AreaFieldsProps {
  index: number;
  isDrawn: boolean;
  onDraw: () => void;
  /** Undefined for the first. */
  onMoveUp: (() => void) | undefined;
  onRemove: () => void;
}

/** One area: its name, what a delivery there costs, and its corners on a map or typed. */
export function AreaFields({ index, isDrawn, onDraw, onMoveUp, onRemove }: AreaFieldsProps) {
  const { control } = useFormContext<SettingsDraft>();
  const field = useFields<SettingsDraft>();
  const name = `deliveryAreas.${index}` as const;
  const text = useWatch({ control, name: `${name}.corners` });
  const corners = field(`${name}.corners`);
  const count = cornersIn(text).length;
  return (
    <li
      aria-label={m.shopoffice_area({ number: index + 1 })}
      className="flex flex-col gap-3 rounded-lg border border-mist p-3"
    >
      <TextField
        label={m.shopoffice_name()}
        placeholder={m.shopoffice_area_example()}
        autoComplete="off"
        {...field(`${name}.name`)}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label={m.setting_delivery_fee()}
          prefix="₹"
          {...AMOUNT}
          {...field(`${name}.deliveryFee`)}
        />
        <TextField
          label={m.setting_min_order()}
          prefix="₹"
          {...AMOUNT}
          {...field(`${name}.minOrderAmount`)}
        />
        <TextField
          label={m.shopoffice_extra_minutes()}
          hint={m.shopoffice_extra_minutes_hint()}
          {...AMOUNT}
          step={1}
          {...field(`${name}.extraMinutes`)}
        />
      </div>
      {isDrawn && <AreaDrawing index={index} />}
      {(isDrawn || corners.error) && (
        <TextArea
          label={m.shopoffice_corners()}
          hint={m.shopoffice_corners_hint()}
          rows={4}
          className="tabular-nums"
          {...corners}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" aria-expanded={isDrawn} onClick={onDraw}>
          <MapSheet aria-hidden className="size-5" />
          {isDrawn
            ? m.shopoffice_hide_map()
            : count === 0
              ? m.shopoffice_draw_on_map()
              : m.shopoffice_change_on_map()}
        </Button>
        {onMoveUp && (
          <Button variant="quiet" onClick={onMoveUp}>
            <ArrowUp aria-hidden className="size-5" />
            {m.shopoffice_move_up()}
          </Button>
        )}
        <Button variant="danger" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
          {m.shopoffice_remove_area()}
        </Button>
      </div>
    </li>
  );
}

function AreaDrawing({ index }: { index: number }) {
  const { control, setValue, formState } = useFormContext<SettingsDraft>();
  const [latitude, longitude, radius, areas] = useWatch({
    control,
    name: ['storeLatitude', 'storeLongitude', 'deliveryRadius', 'deliveryAreas'],
  });
  const text = areas[index]?.corners ?? '';
  const corners = cornersIn(text);
  const others = areas.filter((_, other) => other !== index).map((area) => cornersIn(area.corners));
  const zone = {
    store: storePlace([latitude, longitude]),
    radiusKm: Math.max(Number(radius) || 0, 0),
  };
  const problem = polygonProblem(corners);
  const isRefused = formState.errors.deliveryAreas?.[index]?.corners !== undefined;
  return (
    <>
      <AreaMap
        label={m.shopoffice_area_map()}
        zone={zone}
        others={others.filter((each) => polygonProblem(each) === undefined)}
        corners={corners}
        minZoom={COUNTRY_ZOOM}
        onChange={(to) =>
          setValue(`deliveryAreas.${index}.corners`, withCorners(text, to), {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
      <div role="status">
        {!isRefused && corners.length > 0 && problem && <Notice kind="warning">{problem}</Notice>}
      </div>
    </>
  );
}
