// scripts/build-worker.mjs defines these constants.
/** A mark in every page of this build and of no other. */
declare const BUILD_MARK: string;
/** Paths of the files that an order needs, from the menu on; cached ahead. */
declare const FILES_AHEAD: readonly string[];
/** Paths of the storefront's other files; cached when they are used. */
declare const FILES_AT_USE: readonly string[];
