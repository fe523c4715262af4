/** Blocks a person. */
export { BlockDialog } from "./block-dialog.tsx";
export { PersonName } from "./person-name.tsx";
