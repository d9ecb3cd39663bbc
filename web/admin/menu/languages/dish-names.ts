import { allNames, type Translations } from '../../../../shared/domain/menu/translations';
import { inLanguage } from '../../../../shared/domain/platform/translated-languages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { matchesName } from '../../kit/list/name-search';

interface Dish {
  name: string;
  translations?: Translations | undefined;
}

/** Its name in the page's language, or in English where the owner has not said it (menu rule 20). */
export const dishName = ({ name, translations }: Dish): string =>
  inLanguage({ name, translations }, getLocale()).name;

/** For a list whose search finds each of its names. */
export const asListed = <Item extends Dish>(dish: Item) => ({
  ...dish,
  name: dishName(dish),
  searched: allNames(dish).join(' '),
});

/** Whether its names, in whatever language, have each word of a search. */
export const isDishFound = (dish: Dish, search: string): boolean =>
  matchesName(allNames(dish).join(' '), search);
