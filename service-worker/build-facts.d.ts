/** Named by every page of this build, and by no other's. scripts/build-worker.mjs writes these in. */
declare const BUILD_MARK: string;
/** Paths of the files that the shop's flow from menu to order needs; fetched ahead. */
declare const FILES_AHEAD: readonly string[];
/** Paths of all further files of the storefront; kept once they were used. */
declare const FILES_AT_USE: readonly string[];
