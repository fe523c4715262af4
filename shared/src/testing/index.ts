export { screensOver } from "./screens-over.tsx";
export { ShownUserList } from "./shown-user-list.tsx";
