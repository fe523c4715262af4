export { createPhoto } from "./create-photo.ts";
export { createRenderWithApi } from "./create-render-with-api.tsx";
export { UserListText } from "./user-list-text.tsx";
export { installWebLocks } from "./web-locks.ts";
export { getTitles } from "./get-titles.ts";
