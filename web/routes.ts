import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('menu', 'storefront/menu/menu-page.tsx'),
    route('about', 'storefront/about/about-page.tsx'),
    route('contact', 'storefront/contact/contact-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('profile', 'storefront/profile/profile-page.tsx'),
    route('order-history', 'storefront/orders/order-history-page.tsx'),
    route('*', 'storefront/elsewhere-page.tsx'),
  ]),
] satisfies RouteConfig;
