/**
 * Escapes the percent signs of a path that cannot be decoded. Otherwise the browser would receive an error instead of
 * the document. Paths of the API stay unchanged, because an invalid one is a 404.
 */
export function rewriteUrl({ url = "/" }: { readonly url?: string | undefined }): string {
  if (!url.includes("%") || url.startsWith("/api/")) return url;
  const [path = "", ...query] = url.split("?");
  return isDecodable(path) ? url : [path.replaceAll("%", "%25"), ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}
