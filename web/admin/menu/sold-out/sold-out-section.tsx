import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { SoldOutDialog } from './sold-out-dialog';
import { SoldOutList } from './sold-out-list';
import { useSoldOut } from './use-sold-out';

/** What is sold out for a while, above a list of products, and the way to change it. */
export function SoldOutSection() {
  const soldOut = useSoldOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <CircleSlash aria-hidden className="size-5" />
        Something ran out
      </Button>
      <SoldOutList soldOut={soldOut} />
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
        Sold out {count > 0 && <span className="tabular-nums">{count}</span>}
      </Button>
      {isAsking && (
        <SoldOutDialog soldOut={soldOut} onClose={() => setAsking(false)}>
          <SoldOutList soldOut={soldOut} />
        </SoldOutDialog>
      )}
    </>
  );
}
