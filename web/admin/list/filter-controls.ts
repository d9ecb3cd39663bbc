import { withChange } from './list-address';

/** What a field needs to show one filter of the address and to change it. */
export function filterControls<Name extends string>(
  search: URLSearchParams,
  onChange: (search: URLSearchParams) => void,
) {
  return (name: Name) => ({
    value: search.get(name) ?? '',
    onChange: (value: string) => onChange(withChange(search, name, value)),
  });
}
