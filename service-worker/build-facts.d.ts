// scripts/build-worker.mjs defines these constants.
/** A mark that only the pages of this build contain. */
declare const BUILD_MARK: string;
/** Paths of the files needed from the menu to a placed order, by language; precached. */
declare const FILES_AHEAD: Readonly<Record<string, readonly string[]>>;
/** Paths of the files of the kitchen board and the counter, by language; cached for devices that open them. */
declare const OFFICE_FILES: Readonly<Record<string, readonly string[]>>;
/** Paths of the storefront's other files in all languages; cached on use. */
declare const FILES_AT_USE: readonly string[];
