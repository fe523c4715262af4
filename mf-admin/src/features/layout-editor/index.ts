/** Editors for the lines and the areas of a gym's layout. */
export { isShapeList, toAreas, toAreaShapes, toLines, toLineShapes } from "./model/layout.ts";
export type { AreaShape, LineShape, Shape } from "./model/shape.ts";
export { AreaEditor } from "./view/area-editor.tsx";
export { LineEditor } from "./view/line-editor.tsx";
export { useEditor } from "./view/use-editor.ts";
export { validateAreaNames } from "./view/validate-area-names.ts";
export type { EditorExtension } from "./view/editor-extension.ts";
