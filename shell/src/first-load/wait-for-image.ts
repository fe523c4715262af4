/** What follows must not wait for a slow image. */
const MAX_WAIT_MS = 3_000;

/** Resolves when the first image in the element has loaded or failed, or after a while. */
export async function waitForImage(element: Element | undefined): Promise<void> {
  const image = element?.querySelector("img");
  if (!image || image.complete) return;
  await new Promise((resolve) => {
    for (const type of ["load", "error"]) image.addEventListener(type, resolve);
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
