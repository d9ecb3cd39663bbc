import { Link } from 'react-router';

const ID = 'off-the-menu';

const WAYS = [
  {
    name: 'Sold out',
    words:
      'It ran out for today. Mark sold out here, or Sold out on the kitchen’s board. It comes back by itself tomorrow or at the time you choose, and its stock stays as it is.',
  },
  {
    name: 'Stock 0',
    words:
      'The last one is sold, or you set the count to 0. It comes back when you update or restock it, or when a cancelled order gives one back.',
  },
  {
    name: 'Deactivate',
    words:
      'You do not serve it for now. Deactivate it in Products, and customers no longer see it. It comes back when somebody activates it.',
  },
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
        Three ways to take a dish off the menu
      </h2>
      <dl className="mt-2 grid gap-3 md:grid-cols-3">
        {WAYS.map(({ name, words }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{words}</dd>
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
      Three ways to take a dish off the menu
    </Link>
  );
}
