import { apiFor } from '../../api/load-context';
import icon192 from '../../brand/icon-192.png?url&no-inline';
import icon512 from '../../brand/icon-512.png?url&no-inline';
import maskable from '../../brand/icon-maskable.png?url&no-inline';
import type { Route } from './+types/web-manifest';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { storeName } = await apiFor(context).settings.read();
  const icon = { type: 'image/png' };
  return Response.json(
    {
      id: '/',
      name: storeName,
      short_name: storeName,
      description: 'Order from the cafe, for delivery or to pick up.',
      lang: 'en-IN',
      start_url: '/menu',
      scope: '/',
      display: 'standalone',
      // The light theme's page and header colours.
      background_color: '#fbf6ec',
      theme_color: '#163f2e',
      categories: ['food', 'shopping'],
      icons: [
        { ...icon, src: icon192, sizes: '192x192' },
        { ...icon, src: icon512, sizes: '512x512' },
        { ...icon, src: maskable, sizes: '512x512', purpose: 'maskable' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' } },
  );
}
