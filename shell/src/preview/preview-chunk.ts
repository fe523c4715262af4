/** Both exports are in one chunk. Code that two chunks share would be in the common one, which every page loads. */
export { loadPreview } from "./load-preview.ts";
export { PreviewBadge } from "./preview-badge.tsx";
