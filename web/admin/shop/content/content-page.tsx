import { useWatch } from 'react-hook-form';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import { CONTENT_DEFAULTS } from '../../../../shared/contract/shop/content-defaults';
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
        <RetryNotice onRetry={retry} busy={busy}>
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

interface ContentFormProps {
  present: Content | undefined;
  products: readonly Product[] | undefined;
  storeName: string;
  onSaved: (content: Content) => void;
}

const WORDS = {
  saved: 'Your shop’s pages were updated.',
  saveFailed: 'Failed to save. Please try again.',
  loadFailed: 'Failed to load your texts and pictures. Please try again.',
};

function draftOfSaved(saved: Content | undefined) {
  const { version: _, ...content } = saved ?? { ...CONTENT_DEFAULTS, version: 1 };
  return draftOf(content);
}

function ContentForm({ present, products, storeName, onSaved }: ContentFormProps) {
  const { content } = useApi();
  const state = useVersionedForm(present, {
    schema: contentDraft,
    draftOf: draftOfSaved,
    read: content.read,
    update: content.update,
    onSaved,
    words: WORDS,
  });
  const uploads = useWatch({ control: state.form.control, name: 'uploads' });
  return (
    <VersionedForm
      state={state}
      label="Texts and pictures"
      saveLabel="Save"
      unknownNote="Your texts and pictures could not be loaded, so they cannot be changed."
      blockedNote={uploads > 0 ? 'Wait until the picture is uploaded.' : undefined}
    >
      <LookSection storeName={storeName} />
      <HomeSection products={products} />
      <AboutSection />
      <ContactSection storeName={storeName} />
    </VersionedForm>
  );
}
