/**
 * The screens of labels share one chunk. In two chunks, their common modules would be in the file of all common modules,
 * which the dashboard loads first.
 */
export { Component as RouteLabelScreen } from "./route-label/route-label-screen.tsx";
export { Component as WallScreen } from "./wall/wall-screen.tsx";
