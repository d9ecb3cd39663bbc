import { useLocation } from 'react-router';
import { LANGUAGE_NAMES, pathIn } from '../../shared/domain/platform/languages';
import { m } from '../../shared/messages/compiled/messages';
import { getLocale } from '../../shared/messages/compiled/runtime';
import { useSiteFacts } from '../api/site-facts';

/**
 * This page in each language, if the shop offers several. A script of the head remembers the choice (page-scripts/switch-language.ts), and
 * reloads a page of the back office, whose addresses have no language.
 */
export function LanguageLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { pathname } = useLocation();
  const languages = useSiteFacts()?.languages ?? [];
  if (languages.length < 2) return null;
  return (
    <ul aria-label={m.language_choice()} className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pathIn(language, pathname)}
            lang={language}
            hrefLang={language}
            aria-current={language === getLocale()}
            className={linkClass}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
