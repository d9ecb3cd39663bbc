import { BellRing } from 'lucide-react';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { ButtonLink } from '../../../ui/button-link';

/** Stays on every page until somebody has accepted every order, so that none is missed. */
export function NewOrdersNotice({ count }: { count: number }) {
  return (
    <div role="status" className="sticky top-14 z-20 print:hidden">
      {count > 0 && (
        <div className="flex min-h-14 items-center justify-center gap-4 border-b border-mist-strong bg-waffle px-4 py-1.5 text-on-waffle">
          <BellRing aria-hidden className="size-6 shrink-0" />
          <strong className="text-lg">{pluralize(count, 'new order')}</strong>
          <ButtonLink to="/admin/kitchen" variant="quiet">
            Show
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
