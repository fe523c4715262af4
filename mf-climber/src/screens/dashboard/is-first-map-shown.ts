/** Whether the document shows the map that it has drawn before React. It removes it when React has mounted its own. */
export const isFirstMapShown = (): boolean => window.firstDrawing !== undefined;
