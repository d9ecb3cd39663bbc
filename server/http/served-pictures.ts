/** Answers a GET or HEAD of a picture that the shop draws itself, or undefined when there is none. */
export function pictureResponse(
  pictures: ReadonlyMap<string, string>,
  request: Request,
): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const svg = pictures.get(new URL(request.url).pathname);
  if (svg === undefined) return undefined;
  return new Response(request.method === 'HEAD' ? null : svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
