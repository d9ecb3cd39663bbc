import { m } from '../../../../shared/messages/compiled/messages';
import type { DishCount } from './to-make';

/** The all-day counts: how many of each dish are still to be made. */
export function DishesPanel({ dishes }: { dishes: readonly DishCount[] }) {
  return (
    <section
      id="dishes-to-make"
      aria-label={m.kitchen_to_make()}
      className="max-h-[35%] shrink-0 overflow-y-auto border-b border-mist-strong bg-raised px-3 py-2"
    >
      {dishes.length === 0 ? (
        <p className="text-lg text-ink-soft">{m.kitchen_nothing_to_make()}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-xl">
          {dishes.map(({ name, quantity, tickets }) => (
            <li key={name}>
              <strong className="text-2xl tabular-nums">{quantity} ×</strong> <bdi>{name}</bdi>
              {tickets > 1 && (
                <span className="text-lg text-ink-soft">
                  {' '}
                  {m.kitchen_on_tickets({ count: tickets })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
