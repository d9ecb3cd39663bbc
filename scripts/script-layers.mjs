/**
 * The modules with which each shared script file begins, for `scriptGroups`. A module belongs to the
 * first file that needs it, so a file needs only those before it.
 * @type {Readonly<Record<string, import('./script-groups.mjs').Layer>>}
 */
export const LAYERS = {
  // Most visitors come for the menu, and other pages share most of it.
  'first-load': {
    begins: [
      'web/entry.client.tsx',
      'web/root.tsx',
      'web/storefront/storefront-layout.tsx',
      'web/storefront/menu/menu-page.tsx',
    ],
  },
  icons: { begins: [], icons: /[\\/]web[\\/](?!admin)/ },
  map: {
    begins: ['web/map/zone-map.tsx', 'web/device/use-media-query.ts'],
  },
  fields: {
    begins: [
      'web/ui/text-field.tsx',
      'web/ui/checkbox-field.tsx',
      'web/ui/select-field.tsx',
      'web/ui/radio-card.tsx',
      'web/ui/skeleton.tsx',
      'shared/domain/platform/entered-text.ts',
      'shared/domain/shop/whats-app.ts',
      'web/device/has-form-of.ts',
      'web/storefront/orders/guest-orders.ts',
      'web/storefront/shop/use-attempt.tsx',
    ],
  },
  places: {
    begins: [
      'shared/domain/platform/phone.ts',
      'shared/domain/shop/place-in-zone.ts',
      'web/storefront/account/address/address-draft.ts',
      'web/storefront/account/address/address-words.ts',
      'web/device/browser-environment.ts',
      'web/device/local-files.ts',
    ],
  },
  // What an order's pages in the shop and in the back office share.
  orders: {
    begins: [
      'shared/domain/orders/promise.ts',
      'shared/domain/orders/order-payments.ts',
      'shared/domain/orders/pay-later.ts',
      'shared/domain/orders/slot-words.ts',
      'shared/domain/orders/cancellation.ts',
      'shared/domain/orders/ticket.ts',
      'shared/domain/shop/shop-state.ts',
      'shared/domain/shop/upi.ts',
      'web/api/order-from-wire.ts',
      'web/api/use-order-news.ts',
      'web/device/one-tab.ts',
      'web/device/prepare-picture.ts',
      'web/device/push.ts',
      'web/device/use-online.ts',
      'web/ui/amount-list.tsx',
      'web/ui/copy-button.tsx',
      'web/ui/countdown.tsx',
      'web/ui/file-button.tsx',
      'web/ui/order-status-looks.ts',
    ],
  },
  dialogs: {
    begins: ['web/ui/confirm-dialog.tsx'],
  },
  drawer: {
    begins: ['web/ui/drawer.tsx'],
  },
  qr: {
    begins: ['web/ui/qr-code.tsx'],
  },
  options: {
    begins: ['web/storefront/menu/product-options.tsx'],
  },
  // What the cart, the checkout and the notices of orders share.
  ordering: {
    begins: [
      'web/storefront/cart/cart-line-row.tsx',
      'web/storefront/cart/cart-sums.tsx',
      'web/storefront/cart/mend-cart.ts',
      'web/storefront/checkout/send/attempt-card.tsx',
      'web/storefront/checkout/send/use-leaving-order.ts',
      'web/storefront/orders/use-order.ts',
      'web/storefront/orders/promise-line.tsx',
      'web/device/counting-question.ts',
    ],
  },
  location: {
    begins: ['web/device/use-location.ts', 'web/map/pin-map.tsx'],
  },
  account: {
    begins: [
      'web/storefront/account/sign-in/sign-in-prompt.tsx',
      'web/storefront/account/sign-in/name-form.tsx',
      'web/storefront/account/address/address-dialog.tsx',
      'web/storefront/account/address/address-fields.tsx',
    ],
  },
  paying: {
    begins: [
      'web/storefront/orders/payment-panel.tsx',
      'web/storefront/orders/order-messages.tsx',
      'web/storefront/orders/call-us.tsx',
      'web/storefront/orders/cancel-order.tsx',
      'web/storefront/orders/counter-number.tsx',
      'web/storefront/orders/door-photo-panel.tsx',
      'web/storefront/orders/paid-notice.tsx',
    ],
  },
  office: {
    begins: ['web/admin/shell/back-office-layout.tsx', 'web/admin/people/login/login-page.tsx'],
    icons: /[\\/]web[\\/]admin[\\/]/,
  },
  shell: {
    begins: [
      'web/admin/shell/shell-layout.tsx',
      'web/admin/kit/query/page-loader.ts',
      'web/admin/kit/query/use-page-data.ts',
      'web/admin/kit/query/deferred-part.tsx',
      'web/admin/kit/list/list-filters.tsx',
      'web/admin/kit/list/list-loader.ts',
      'web/admin/kit/list/name-search.ts',
      'web/admin/kit/list/use-row-changes.ts',
      'web/admin/kit/form/delete-dialog.tsx',
      'web/admin/kit/form/form-dialog.tsx',
      'web/admin/kit/form/numeric-text.ts',
      'web/admin/kit/panel.tsx',
      'web/ui/stat-card.tsx',
    ],
  },
  tables: {
    begins: ['web/admin/kit/list/list-table.tsx'],
  },
  forms: {
    begins: [
      'web/admin/kit/form/edit-dialog.tsx',
      'web/admin/kit/form/use-fields.ts',
      'web/admin/kit/form/versioned-form.tsx',
    ],
  },
};
