import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';

interface PaperProps {
  orderId: string;
  name: string;
  /** Further ways to print it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page for printing, shown as it will be printed. */
export function Paper({ orderId, name, actions, children }: PaperProps) {
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex w-full flex-wrap justify-between gap-3 print:hidden">
        <BackToOrder orderId={orderId} />
        <div className="flex flex-wrap justify-end gap-3">
          {actions}
          <Button size="lg" onClick={() => window.print()}>
            <Printer aria-hidden className="size-6" />
            {m.ui_print()}
          </Button>
        </div>
      </div>
      <article aria-label={name} className="paper">
        {children}
      </article>
    </div>
  );
}

export function BackToOrder({ orderId }: { orderId: string }) {
  return (
    <ButtonLink to={`/admin/orders/${orderId}`} variant="plain" className="-ml-4 self-start">
      <ArrowLeft aria-hidden className="size-5" />
      {m.orderoffice_back_to_order()}
    </ButtonLink>
  );
}
