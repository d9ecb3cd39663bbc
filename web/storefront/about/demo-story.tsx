import { Notice } from '../../ui/notice';
import { Team } from './team';
import { Testimonials } from './testimonials';

/** A made-up story, marked as one; a real cafe's About page stands without it. */
export function DemoStory() {
  return (
    <div className="flex flex-col gap-10">
      <Notice kind="info">
        Demo content: the story, the people and the words below are made up. They show how a cafe's
        own could look.
      </Notice>
      <section aria-labelledby="how-it-began" className="flex flex-col gap-3">
        <h2 id="how-it-began" className="text-2xl">
          How it began
        </h2>
        <p className="max-w-prose">
          It began with one borrowed waffle iron at the winter fair and a queue nobody had planned
          for. The iron was given back; the queue stayed. So we took the corner room on the Main
          Bazaar, put the oven where the customers could lean on it, and wrote a menu short enough
          to cook well.
        </p>
      </section>
      <Team />
      <Testimonials />
    </div>
  );
}
