const DEFERRED_PRELOAD = /<link data-rel="modulepreload"[^>]*\bhref="([^"]+)"/;

/**
 * Returns the first preload of the document, its largest script, as a `Link` header. A CDN with early hints sends the
 * header to the browser before the document.
 */
export function createPreloadHeader(html: string): string | undefined {
  const [, href] = DEFERRED_PRELOAD.exec(html) ?? [];
  return href && `<${href}>; rel=modulepreload; crossorigin`;
}
