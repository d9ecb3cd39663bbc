/**
 * The demo's SVG pictures by the path that serves them. They contain no scripts and no references to
 * other files, so they are safe to serve as `image/svg+xml`. Vite bundles them into the server.
 */
export function demoPictures(): ReadonlyMap<string, string> {
  const files = import.meta.glob<string>('./pictures/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  // './pictures/espresso.svg' is served as '/pictures/espresso.svg'.
  return new Map(Object.entries(files).map(([file, svg]) => [file.slice(1), svg]));
}
