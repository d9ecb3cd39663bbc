/** Method and path of the calls, by area and name, without the schemas, which a client does not need. */
declare module 'virtual:visitor-routes' {
  export const routes: import('./wire-call').WireRoutes;
}

/** Those of the calls that only staff may make. */
declare module 'virtual:staff-routes' {
  export const routes: import('./wire-call').WireRoutes;
}
