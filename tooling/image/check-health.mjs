/** The health check of the image: exits with 0 if the program answers. */
const TIMEOUT_MS = 5_000;

const url = `http://127.0.0.1:${process.env["PORT"] || 8080}/api/health`;
const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
  (/** @type {unknown} */ error) => String(error),
);

if (typeof response === "string" || !response.ok) {
  console.error(typeof response === "string" ? response : `${url} returned ${response.status}`);
  process.exitCode = 1;
}
