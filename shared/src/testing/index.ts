export { screensOver } from "./screens-over.tsx";
