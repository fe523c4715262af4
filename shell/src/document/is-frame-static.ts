/**
 * Returns false after React has rendered. The build writes this function's source into the document, so it must not use
 * imports or outer variables.
 */
export const isFrameStatic = (): boolean => document.querySelector("[data-static]") !== null;
