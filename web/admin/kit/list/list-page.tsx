import type { ReactNode } from 'react';
import { LoadFailure } from '../query/load-failure';
import type { PageData } from '../query/use-page-data';

interface ListPageProps<Data> {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  filters?: ReactNode;
  page: PageData<Data>;
  /** The message for a failed load (back office rule 5). */
  failed: string;
  children: (data: Data) => ReactNode;
}

export function ListPage<Data>(props: ListPageProps<Data>) {
  const { title, intro, actions, filters, page, failed, children } = props;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {intro !== undefined && <p className="text-ink-soft">{intro}</p>}
        </div>
        {page.data !== undefined && actions}
      </header>
      {filters}
      <LoadFailure page={page} message={failed} />
      {page.data !== undefined && children(page.data)}
    </div>
  );
}

export function ListNote({ children }: { children: ReactNode }) {
  return <p className="-mt-2 text-ink-soft">{children}</p>;
}
