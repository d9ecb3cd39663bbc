import { CircleSlash, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { comingTime, comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { Countdown } from '../../../ui/countdown';
import { withElements } from '../../../ui/with-elements';
import { FailureNotice } from '../../kit/query/failure-notice';
import { SoldOutDialog } from './sold-out-dialog';
import { type SoldOutState, useSoldOut } from './use-sold-out';

/** What is sold out for a while, above a list of products, and the way to change it. */
export function SoldOutSection() {
  const soldOut = useSoldOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <CircleSlash aria-hidden className="size-5" />
        {m.menuoffice_something_ran_out()}
      </Button>
      <SoldOutList soldOut={soldOut} />
      {!isAsking && <FailureNotice message={soldOut.failure?.message} />}
      {isAsking && <SoldOutDialog soldOut={soldOut} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The same as one button of the kitchen board, which shows how much is sold out. */
export function SoldOutTool({ className }: { className: string }) {
  const soldOut = useSoldOut();
  const [isAsking, setAsking] = useState(false);
  const count = soldOut.answer?.items.length ?? 0;
  return (
    <>
      <Button variant="quiet" className={className} onClick={() => setAsking(true)}>
        <CircleSlash aria-hidden className="size-6" />
        {m.menuoffice_sold_out()} {count > 0 && <span className="tabular-nums">{count}</span>}
      </Button>
      {isAsking && (
        <SoldOutDialog soldOut={soldOut} onClose={() => setAsking(false)}>
          <SoldOutList soldOut={soldOut} />
        </SoldOutDialog>
      )}
    </>
  );
}

/** What is sold out for a while, each with the time left; nothing if nothing is. */
function SoldOutList({ soldOut }: { soldOut: SoldOutState }) {
  const { answer, offsetMs, read, busy, change } = soldOut;
  const id = useId();
  if (!answer || answer.items.length === 0) return null;
  const now = new Date(answer.now);
  return (
    <section
      aria-labelledby={id}
      className="w-full rounded-lg border border-mist bg-raised px-4 py-2"
    >
      <h2 id={id} className="font-body text-base font-semibold">
        {m.menuoffice_sold_out_for_now()}
      </h2>
      <ul className="divide-y divide-mist">
        {answer.items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-[min(10rem,100%)] flex-1">
              <bdi className="font-semibold">
                {item.kind === 'category' ? m.menuoffice_all_of({ name: item.name }) : item.name}
              </bdi>{' '}
              <span className="text-ink-soft">
                {withElements(m.menuoffice_until_left, {
                  until: comingTimeWords(comingTime(new Date(item.until), now)),
                  left: <Countdown until={item.until} offsetMs={offsetMs} onEnd={read} />,
                })}
              </span>
            </span>
            <Button
              variant="plain"
              busy={busy}
              aria-label={m.menuoffice_sell_again_name({ item: item.name })}
              onClick={() => change(item, null)}
            >
              <Undo2 aria-hidden className="size-5" />
              {m.menuoffice_sell_again()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
