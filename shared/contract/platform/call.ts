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

export interface CallMeta {
  access: Access;
  upload?: Upload | undefined;
}

/** The API's document groups calls by the path's first part. @param endpoint such as 'GET /orders/{id}'. */
export function call(
  access: Access,
  endpoint: `${HTTPMethod} ${HTTPPath}`,
  summary: string,
  {
    upload,
    ...options
  }: Omit<Route, 'method' | 'path' | 'summary' | 'tags'> & {
    upload?: Upload;
  } = {},
) {
  const [method, path] = endpoint.split(' ') as [HTTPMethod, HTTPPath];
  const [, tag = ''] = path.split('/');
  const description = [options.description, whoMayCall(access)].filter(Boolean).join(' ');
  return oc
    .$meta<CallMeta>({ access, upload })
    .route({ ...options, method, path, summary, description, tags: [tag] });
}

function whoMayCall(access: Access): string {
  if (access === 'public') return 'For everyone.';
  if (access === 'signed-in') return 'For signed-in users.';
  const roles = access === 'any-admin' ? ROLES : ROLES.filter((role) => mayOpen(role, access));
  return `For staff: ${roles.join(', ')}.`;
}
