import { CafeFacts } from '../shop/cafe-facts-list';
import { CafeMapPanel } from '../shop/cafe-map-panel';

/** Where the cafe is and when, with a map and directions (spec §2). */
export function FindUs() {
  return (
    <section
      aria-labelledby="find-us"
      className="near-sight rest-height-171 grid gap-6 md:rest-height-99 md:grid-cols-2 md:items-center md:gap-10"
    >
      <CafeMapPanel />
      <div className="flex flex-col gap-2">
        <h2 id="find-us" className="text-2xl">
          Come by
        </h2>
        <CafeFacts />
      </div>
    </section>
  );
}
