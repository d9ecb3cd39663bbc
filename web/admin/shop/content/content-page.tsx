import { useWatch } from 'react-hook-form';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import { CONTENT_DEFAULTS } from '../../../../shared/contract/shop/content-defaults';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { useVersionedForm } from '../../kit/form/use-versioned-form';
import { VersionedForm } from '../../kit/form/versioned-form';
import { RetryNotice } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/content-page';
import { AboutSection } from './about-section';
import { ContactSection, LookSection } from './contact-section';
import { contentDraft, draftOf } from './content-draft';
import { HomeSection } from './home-section';

export const clientLoader = pageLoader(async (api) => {
  const [content, { storeName }, products] = await Promise.all([
    api.content.read({}),
    api.settings.read(),
    api.catalog.listProducts({ lang: getLocale() }),
  ]);
  return { content, storeName, products };
});

export const meta = () => [{ title: m.shopoffice_content_page_title() }];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { data, retry, busy, replace } = usePageData(loaderData);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">{m.shopoffice_content()}</h1>
      {!data && (
        <RetryNotice onRetry={retry} busy={busy}>
          {m.shopoffice_content_load_failed()}
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

interface ContentFormProps {
  present: Content | undefined;
  products: readonly Product[] | undefined;
  storeName: string;
  onSaved: (content: Content) => void;
}

const words = () => ({
  saved: m.shopoffice_content_saved(),
  saveFailed: m.shopoffice_content_save_failed(),
  loadFailed: m.shopoffice_content_load_failed_again(),
});

function draftOfSaved(saved: Content | undefined) {
  const { version, ...content } = saved ?? { ...CONTENT_DEFAULTS, version: 1 };
  return draftOf(content);
}

function ContentForm({ present, products, storeName, onSaved }: ContentFormProps) {
  const { content } = useApi();
  const state = useVersionedForm(present, {
    schema: contentDraft,
    draftOf: draftOfSaved,
    read: () => content.read({}),
    update: content.update,
    onSaved,
    words: words(),
  });
  const uploads = useWatch({ control: state.form.control, name: 'uploads' });
  return (
    <VersionedForm
      state={state}
      label={m.shopoffice_content()}
      saveLabel={m.ui_save()}
      unknownNote={m.shopoffice_content_unknown()}
      blockedNote={uploads > 0 ? m.shopoffice_wait_for_upload() : undefined}
    >
      <LookSection storeName={storeName} />
      <HomeSection products={products} />
      <AboutSection />
      <ContactSection storeName={storeName} />
    </VersionedForm>
  );
}
