import { Flame, HandHeart, Leaf } from 'lucide-react';

const VALUES = [
  {
    icon: Flame,
    name: 'Made when you order',
    words: 'Nothing waits under a lamp. A waffle takes its minutes, and it gets them.',
  },
  {
    icon: Leaf,
    name: 'From around here',
    words: 'Tea from Temi, honey and chhurpi from the next valleys, fruit when it is in season.',
  },
  {
    icon: HandHeart,
    name: 'No surprises',
    words:
      'Veg and non-veg are marked, prices include tax, and you see the total before you order.',
  },
] as const;

export function Values() {
  return (
    <section aria-labelledby="values" className="flex flex-col gap-5">
      <h2 id="values" className="text-2xl">
        What we stand for
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {VALUES.map(({ icon: Icon, name, words }) => (
          <li
            key={name}
            className="flex flex-col gap-2 rounded-lg border border-mist bg-raised p-5 shadow-card"
          >
            <Icon aria-hidden className="size-7 text-waffle-ink" />
            <h3 className="text-lg">{name}</h3>
            <p className="text-ink-soft">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
