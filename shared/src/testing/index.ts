export { createRenderWithApi } from "./create-render-with-api.tsx";
export { UserListText } from "./user-list-text.tsx";
