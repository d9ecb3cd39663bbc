import { useState } from 'react';
import { Navigate } from 'react-router';
import { lineTotal } from '../../../../shared/domain/orders/pricing';
import { formatRupees, paiseToRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { AmountList } from '../../../ui/amount-list';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { useCart, useCartStores } from '../../cart/cart-provider';
import { useCartOutlook } from '../../cart/use-cart-outlook';
import { leaveTable, rememberRound, type TableVisit } from '../../shop/table/table-visit';
import { AskedRounds } from './asked-rounds';

/** The checkout of a guest at a table: nothing to choose, and nothing to pay before the end. */
export function TableOrder({ visit }: { visit: TableVisit }) {
  const { lines } = useCart();
  if (lines.length === 0 && visit.rounds.length === 0) return <Navigate to="/menu" replace />;
  return (
    <div className="column flex max-w-xl flex-col gap-4 py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">
        {lines.length > 0 ? m.tables_checkout({ table: visit.name }) : visit.name}
      </h1>
      {lines.length > 0 && <Ask visit={visit} />}
      <AskedRounds rounds={visit.rounds} />
      {lines.length === 0 && (
        <ButtonLink to="/menu" variant="quiet" wide>
          {m.tables_order_more()}
        </ButtonLink>
      )}
    </div>
  );
}

function Ask({ visit: { code, rounds } }: { visit: TableVisit }) {
  const { tables } = useApi();
  const { lines, idempotencyKey } = useCart();
  const { cart } = useCartStores();
  const { totals, obstacles } = useCartOutlook(lines);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function ask() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id, roundToken } = await tables.ask({
        params: { code },
        // The same cart, sent again after a lost reply, is asked for once.
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          expectedTotal: paiseToRupees(totals.total),
          ...(rounds[0] && { earlier: rounds[0] }),
          items: lines.map(({ productId, quantity, customizations, note }) => ({
            productId,
            quantity,
            customizations: customizations.map(({ section, value }) => ({ section, value })),
            ...(note && { note }),
          })),
        },
      });
      rememberRound({ id, roundToken });
      cart.finish();
    } catch (error) {
      const { code: reason, message, isLost } = refusal(error);
      if (reason === 'not_found') leaveTable();
      setFailure(isLost ? m.tables_ask_failed() : message);
      setBusy(false);
    }
  }

  const stop = obstacles[0]?.message;
  return (
    <section aria-label={m.cart_your_order()} className="flex flex-col gap-4">
      <AmountList
        lines={lines.map((line) => [`${line.quantity}× ${line.name}`, lineTotal(line)])}
        total={totals.total}
      />
      <p className="text-ink-soft">{m.tables_pay_end()}</p>
      {(failure ?? stop) && (
        <Notice kind="error" role="alert">
          {failure ?? stop}
        </Notice>
      )}
      <Button wide size="lg" busy={busy} disabled={stop !== undefined} onClick={ask}>
        {m.tables_ask({ total: formatRupees(totals.total) })}
      </Button>
    </section>
  );
}
