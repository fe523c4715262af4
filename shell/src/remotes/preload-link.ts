/**
 * Preloads a script. Waits for the result, and rejects if the file is missing or has another hash. If the page imported a
 * file whose preload failed, the browser would not check its hash.
 */
export async function addPreloadLink(href: string, integrity = ""): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href, integrity });
  const result = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} is missing or changed`)));
  });
  document.head.append(link);
  // Safari 16 does not support `modulepreload`, so it dispatches no event.
  if (link.relList.supports("modulepreload")) await result;
}
