/** Returns false after React has replaced the frame of the document. */
export const isFrameStatic = (): boolean => document.querySelector("[data-static]") !== null;
