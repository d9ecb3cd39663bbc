import { Link } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';

const ID = 'off-the-menu';

const WAYS = [
  { key: 'sold-out', name: m.menuoffice_sold_out, words: m.menuoffice_sold_out_means },
  { key: 'stock', name: m.menuoffice_stock_zero, words: m.menuoffice_stock_zero_means },
  { key: 'inactive', name: m.menuoffice_deactivate, words: m.menuoffice_deactivate_means },
] as const;

/** The only place that explains them; the other pages link here. */
export function WaysOffTheMenu() {
  return (
    <section
      id={ID}
      aria-labelledby={`${ID}-title`}
      className="scroll-mt-20 rounded-lg border border-mist bg-raised p-4"
    >
      <h2 id={`${ID}-title`} className="text-lg">
        {m.menuoffice_three_ways()}
      </h2>
      <dl className="mt-2 grid gap-3 md:grid-cols-3">
        {WAYS.map(({ key, name, words }) => (
          <div key={key}>
            <dt className="font-semibold">{name()}</dt>
            <dd className="text-ink-soft">{words()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function WaysOffTheMenuLink() {
  return (
    <Link
      to={`/admin/inventory#${ID}`}
      className="inline-flex min-h-11 items-center font-semibold text-hill underline underline-offset-4"
    >
      {m.menuoffice_three_ways()}
    </Link>
  );
}
