import type { Content } from '../../../../shared/contract/shop/content-contract';
import { RetryNotice } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/content-page';
import { ContentForm } from './content-form';

export const clientLoader = pageLoader(async (api) => {
  const [content, { storeName }, products] = await Promise.all([
    api.content.read(),
    api.settings.read(),
    api.catalog.listProducts({}),
  ]);
  return { content, storeName, products };
});

export const meta = () => [{ title: 'Texts and pictures · Back office' }];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { data, retry, busy, replace } = usePageData(loaderData);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">Texts and pictures</h1>
      {!data && (
        <RetryNotice label="Try again" onRetry={retry} busy={busy}>
          Failed to load your texts and pictures.
        </RetryNotice>
      )}
      <ContentForm
        present={data?.content}
        products={data?.products}
        storeName={data?.storeName ?? ''}
        onSaved={(content: Content) => data && replace({ ...data, content })}
      />
    </div>
  );
}
