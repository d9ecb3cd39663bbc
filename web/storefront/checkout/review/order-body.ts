import type { OrderInput } from '../../../../shared/contract/orders/order-input';
import type { Cart } from '../../../../shared/domain/orders/cart';
import type { PayLater } from '../../../../shared/domain/orders/pay-later';
import { type Paise, paiseToRupees } from '../../../../shared/domain/platform/money';
import { toPhoneNumber } from '../../../../shared/domain/platform/phone';
import { deliveryAddressOf } from '../../account/address/address-draft';
import type { CheckoutDraft } from '../../account/checkout-draft/checkout-draft';

interface OrderParts {
  lines: Cart;
  draft: CheckoutDraft;
  customer: { id: string; addressId: string | null } | undefined;
  total: Paise;
  /** Null for as soon as possible. */
  slotAt: string | null;
  /** Undefined to pay now. */
  payLater: PayLater | undefined;
}

/** Its only price is the total that the customer saw (orders rule 1). */
export function orderBody(parts: OrderParts): OrderInput {
  const { lines, draft, customer, total, slotAt, payLater } = parts;
  const delivered = draft.method === 'delivery';
  return {
    items: lines.map(({ productId, quantity, customizations, note }) => ({
      productId,
      quantity,
      customizations: customizations.map(({ section, value }) => ({ section, value })),
      ...(note && { note }),
    })),
    deliveryMethod: draft.method,
    paymentMethod: 'upi',
    specialInstructions: draft.specialInstructions.trim(),
    expectedTotal: paiseToRupees(total),
    ...(slotAt !== null && { slotAt }),
    ...(payLater && { payLater }),
    ...(customer
      ? { userId: customer.id, addressId: delivered ? customer.addressId : null }
      : {
          userId: null,
          addressId: null,
          guest: { name: draft.guest.name.trim(), phoneNumber: toPhoneNumber(draft.guest.digits) },
          ...(delivered && { deliveryAddress: deliveryAddressOf(draft.address) }),
        }),
  };
}
