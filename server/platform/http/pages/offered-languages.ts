import { type Language, SOURCE_LANGUAGE } from '../../../../shared/domain/platform/languages';

let offered: readonly Language[] = [SOURCE_LANGUAGE];

/** Sets, at the start, the languages that visitors are led to. The addresses of the others work, unlisted. */
export function offerLanguages(languages: readonly Language[]): void {
  offered = languages;
}

export const offeredLanguages = (): readonly Language[] => offered;
