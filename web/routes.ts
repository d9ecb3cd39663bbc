import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('menu', 'storefront/menu/menu-page.tsx'),
    route('*', 'storefront/elsewhere.tsx'),
  ]),
] satisfies RouteConfig;
