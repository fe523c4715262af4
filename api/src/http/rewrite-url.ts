/**
 * Escapes the percent signs of a path that cannot be decoded. Otherwise Fastify would reject it before the hooks that
 * add the security headers, and the browser would receive an error instead of the document.
 */
export function rewriteUrl({ url = "/" }: { readonly url?: string | undefined }): string {
  if (!url.includes("%")) return url;
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
