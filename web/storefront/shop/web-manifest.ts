import { pathIn } from '../../../shared/domain/platform/languages';
import { m } from '../../../shared/messages/compiled/messages';
import { getLocale } from '../../../shared/messages/compiled/runtime';
import { apiFor, pageServer } from '../../api/load-context';
import { brandUrls } from '../../page-head/brand-urls';
import { colourStyles } from '../../page-head/colour-styles';
import type { Route } from './+types/web-manifest';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const api = apiFor(context);
  const [{ storeName }, content] = await Promise.all([api.settings.read(), api.content.read({})]);
  const { icon } = brandUrls(content, context.get(pageServer).demo);
  const type = 'image/png';
  return Response.json(
    {
      id: '/',
      name: storeName,
      short_name: storeName,
      description: m.app_description(),
      lang: m.language_tag(),
      start_url: pathIn(getLocale(), '/menu'),
      scope: '/',
      display: 'standalone',
      // The light theme's page and header colours.
      background_color: '#fbf6ec',
      theme_color: colourStyles(content).bars.light,
      categories: ['food', 'shopping'],
      icons: [
        { type, src: icon('icon-192.png'), sizes: '192x192' },
        { type, src: icon('icon-512.png'), sizes: '512x512' },
        { type, src: icon('icon-maskable.png'), sizes: '512x512', purpose: 'maskable' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' } },
  );
}
