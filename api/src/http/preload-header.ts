const PRELOAD_TAG = /<link\b(?=[^>]*\brel="(?<rel>modulepreload|preload)")[^>]*>/g;
const CROSS_ORIGIN = /\bcrossorigin\b/;

const getAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(String.raw`\b${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Returns the preloads of the document as a `Link` header. A CDN, or a proxy with early hints, sends it to the browser
 * before the document.
 */
export function createPreloadHeader(html: string): string | undefined {
  const links = [...html.matchAll(PRELOAD_TAG)].map(([tag, rel]) => {
    const as = getAttribute(tag, "as");
    return [
      `<${getAttribute(tag, "href")}>`,
      `rel=${rel}`,
      as && `as=${as}`,
      CROSS_ORIGIN.test(tag) && "crossorigin",
    ]
      .filter(Boolean)
      .join("; ");
  });
  return links.length > 0 ? links.join(", ") : undefined;
}
