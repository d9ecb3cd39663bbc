import { Quote } from 'lucide-react';
import { Notice } from '../../ui/notice';

/** The demo's fictional story, marked as such. A real cafe's About page does not have it. */
export function DemoStory() {
  return (
    <div className="flex flex-col gap-10">
      <Notice kind="info">
        Demo content: the story, the people and the words below are made up. A real cafe tells its
        own here.
      </Notice>
      <section aria-labelledby="how-it-began" className="flex flex-col gap-3">
        <h2 id="how-it-began" className="text-2xl">
          How it began
        </h2>
        <p className="max-w-prose">
          It began with one borrowed waffle iron at the winter fair and a queue nobody had planned
          for. The iron was given back; the queue stayed. So we took the corner room on the Main
          Bazaar, put the oven where customers could warm their hands, and wrote a menu short enough
          to cook well.
        </p>
      </section>
      <Team />
      <Testimonials />
    </div>
  );
}

const TEAM = [
  { name: 'Pema', does: 'The iron and the batter', likes: 'Himalayan honey, nothing else' },
  { name: 'Tashi', does: 'Oven and dough', likes: 'Mushroom and chhurpi' },
  { name: 'Diki', does: 'Coffee, tea, the counter', likes: 'Temi black, no sugar' },
  { name: 'Sonam', does: 'Two wheels, five kilometres', likes: 'Whatever is warm' },
] as const;

function Team() {
  return (
    <section aria-labelledby="team" className="flex flex-col gap-5">
      <h2 id="team" className="text-2xl">
        The four of us
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {TEAM.map(({ name, does, likes }) => (
          <li key={name} className="flex flex-col items-center gap-1 text-center">
            <span
              aria-hidden
              className="mb-1 grid size-20 place-items-center rounded-full bg-waffle-soft font-display text-3xl font-semibold text-waffle-ink"
            >
              {name.charAt(0)}
            </span>
            <h3 className="text-lg">{name}</h3>
            <p>{does}</p>
            <p className="text-sm text-ink-soft">Loves: {likes}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="flex flex-col gap-5">
      <h2 id="testimonials" className="text-2xl">
        Heard at the counter
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
