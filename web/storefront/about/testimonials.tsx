import { Quote } from 'lucide-react';

const TESTIMONIALS = [
  {
    words: 'We came down from Maenam soaked to the bone. The butter waffle put that right.',
    who: 'Ananya, hiker from Siliguri',
  },
  {
    words: 'Ordered from the bus, and it was on the counter when we stopped. Still hot.',
    who: 'Karma, driver',
  },
  {
    words: 'My daughter asks for the waffle place, not for the Buddha Park.',
    who: 'Rinchen, Namchi',
  },
] as const;

/** What guests say. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="flex flex-col gap-5">
      <h2 id="testimonials" className="text-2xl">
        Said at the counter
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {TESTIMONIALS.map(({ words, who }) => (
          <li key={who}>
            <figure className="flex h-full flex-col gap-3 rounded-lg bg-hill-soft p-5">
              <Quote aria-hidden className="size-6 text-hill" />
              <blockquote className="font-display text-lg">{words}</blockquote>
              <figcaption className="mt-auto text-sm text-ink-soft">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
