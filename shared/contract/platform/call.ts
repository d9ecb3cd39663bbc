import { type HTTPMethod, type HTTPPath, oc, type Route } from '@orpc/contract';
import { type Area, mayOpen, ROLES } from '../../domain/platform/roles';

/** A token in the request is verified even for 'public'. An area allows the roles that may open it. */
export type Access = 'public' | 'signed-in' | 'any-admin' | Area;

export interface Upload {
  /** The limit of the file, not of the JSON that holds its text. */
  maxBytes: number;
  /** The body is a file of any type, not JSON. */
  isFile: boolean;
}

/**
 * Whether an enrolled device needs the user's PIN of the last minute first (people rule 18): always, which is enforced
 * before the call runs, or for some of the input, which the call's handler decides with `requirePin`.
 */
export type AsksPin = 'always' | 'by-input';

export interface CallMeta {
  access: Access;
  pin?: AsksPin | undefined;
  upload?: Upload | undefined;
  isAutomatic?: true | undefined;
}

/**
 * The API's document groups calls by the path's first part.
 * @param endpoint such as 'GET /orders/{id}'.
 * @param isAutomatic set for a call that pages make by themselves: it does not count as a change by one of the staff.
 */
export function call(
  access: Access,
  endpoint: `${HTTPMethod} ${HTTPPath}`,
  summary: string,
  {
    pin,
    upload,
    isAutomatic,
    ...options
  }: Omit<Route, 'method' | 'path' | 'summary' | 'tags'> & {
    pin?: AsksPin;
    upload?: Upload;
    isAutomatic?: true;
  } = {},
) {
  const [method, path] = endpoint.split(' ') as [HTTPMethod, HTTPPath];
  const [, tag = ''] = path.split('/');
  const description = [options.description, whoMayCall(access)].filter(Boolean).join(' ');
  return oc
    .$meta<CallMeta>({ access, pin, upload, isAutomatic })
    .route({ ...options, method, path, summary, description, tags: [tag] });
}

function whoMayCall(access: Access): string {
  if (access === 'public') return 'For everyone.';
  if (access === 'signed-in') return 'For signed-in users.';
  const roles = access === 'any-admin' ? ROLES : ROLES.filter((role) => mayOpen(role, access));
  return `For staff: ${roles.join(', ')}.`;
}
