/** One chunk for both exports. The bundler would move code of two chunks to the common chunk, which every page loads. */
export { loadPreview } from "./load-preview.ts";
export { PreviewBadge } from "./preview-badge.tsx";
