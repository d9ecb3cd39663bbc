import { LanguageLinks } from '../../page-scripts/language-links';

/** The choice of this device's language, below the pages. */
export function ShellLanguages() {
  return (
    <LanguageLinks
      className="flex flex-wrap gap-x-1 border-t border-mist pt-2"
      linkClass="inline-flex min-h-11 items-center rounded-md px-2 text-hill underline underline-offset-4 aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
    />
  );
}
