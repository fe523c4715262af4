/** One chunk. Code that two chunks share would be in the common chunk, which every page loads. */
export { loadPreview } from "./load-preview.ts";
export { PreviewBadge } from "./preview-badge.tsx";
