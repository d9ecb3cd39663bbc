import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { IconButton } from '../../../ui/icon-button';

export interface OrderedItem {
  id: string;
  name: string;
}

interface OrderListProps {
  label: string;
  items: readonly OrderedItem[];
  onChange: (items: readonly OrderedItem[]) => void;
}

/** A list ordered by dragging a handle, by arrow keys on it, or by buttons. Moves are announced. */
export function OrderList({ label, items, onChange }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [announced, setAnnounced] = useState('');

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    const others = items.filter(({ id }) => id !== item.id);
    onChange([...others.slice(0, to), item, ...others.slice(to)]);
    setAnnounced(m.kit_sequence_moved({ name: item.name, place: to + 1, total: items.length }));
  };
  // The list follows the pointer, because a row that moves loses it.
  const drag = (event: PointerEvent) => {
    const from = items.findIndex(({ id }) => id === dragged);
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(
      ({ top, bottom }) => event.clientY >= top && event.clientY < bottom,
    );
    if (over !== -1) move(from, over);
  };
  const moveByKey = (event: KeyboardEvent, from: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(from, from + step);
  };

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <ol
        ref={list}
        aria-label={label}
        className="flex flex-col divide-y divide-mist"
        onPointerMove={drag}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        {items.map(({ id, name }, index) => (
          <li
            key={id}
            className={`flex items-center gap-1 ${dragged === id ? 'rounded-md bg-hill-soft' : ''}`}
          >
            <IconButton
              label={m.kit_sequence_move({ name })}
              title={m.kit_sequence_move_how()}
              icon={<GripVertical aria-hidden />}
              className="cursor-grab touch-none"
              onKeyDown={(event) => moveByKey(event, index)}
              onPointerDown={(event) => {
                list.current?.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
            />
            <bdi className="min-w-0 flex-1 py-2 font-semibold">{name}</bdi>
            <IconButton
              label={m.kit_sequence_move_up({ name })}
              icon={<ArrowUp aria-hidden />}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={m.kit_sequence_move_down({ name })}
              icon={<ArrowDown aria-hidden />}
              aria-disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
