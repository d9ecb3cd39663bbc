import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('manifest.webmanifest', 'storefront/install/web-manifest.ts'),
  layout('storefront/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('menu', 'storefront/menu/menu-page.tsx'),
    route('about', 'storefront/about/about-page.tsx'),
    route('contact', 'storefront/contact/contact-page.tsx'),
    route('privacy', 'storefront/privacy/privacy-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('profile', 'storefront/profile/profile-page.tsx'),
    route('order-history', 'storefront/orders/order-history-page.tsx'),
    route('*', 'storefront/elsewhere-page.tsx'),
  ]),
  route('admin', 'admin/back-office-layout.tsx', [
    route('login', 'admin/login/login-page.tsx'),
    layout('admin/shell/shell-layout.tsx', [
      index('admin/dashboard/dashboard-page.tsx'),
      route('orders', 'admin/orders/orders-page.tsx'),
      route('orders/:orderId', 'admin/order/order-page.tsx'),
      route('orders/:orderId/ticket', 'admin/print/ticket-page.tsx'),
      route('orders/:orderId/bill', 'admin/print/bill-page.tsx'),
      route('printers', 'admin/printers/printers-page.tsx'),
      route('products', 'admin/products/products-page.tsx'),
      route('categories', 'admin/categories/categories-page.tsx'),
      route('inventory', 'admin/inventory/inventory-page.tsx'),
      route('visits', 'admin/visits/visits-page.tsx'),
      route('users', 'admin/users/users-page.tsx'),
      route('settings', 'admin/settings/settings-page.tsx'),
      route('kitchen/settings', 'admin/kitchen-settings/kitchen-settings-page.tsx'),
      route('content', 'admin/content/content-page.tsx'),
      route('logs', 'admin/logs/logs-page.tsx'),
      route('account', 'admin/account/account-page.tsx'),
      route('audit-log', 'admin/audit-log/audit-log-page.tsx'),
      route('*', 'admin/shell/unknown-admin-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
