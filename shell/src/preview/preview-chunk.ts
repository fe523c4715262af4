/** Both exports are in one chunk. The bundler moves code of two chunks to the common chunk, which every page loads. */
export { loadPreview } from "./load-preview.ts";
export { PreviewBadge } from "./preview-badge.tsx";
