// Every package that imports an icon needs this ambient declaration, which cannot be imported as a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lucide.d.ts" />
import archive from "lucide/dist/esm/icons/archive.mjs";
import calendar from "lucide/dist/esm/icons/calendar.mjs";
import chartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import clock from "lucide/dist/esm/icons/clock.mjs";
import hammer from "lucide/dist/esm/icons/hammer.mjs";
import layers from "lucide/dist/esm/icons/layers.mjs";
import mapPin from "lucide/dist/esm/icons/map-pin.mjs";
import rotateCcw from "lucide/dist/esm/icons/rotate-ccw.mjs";
import userPlus from "lucide/dist/esm/icons/user-plus.mjs";
import userX from "lucide/dist/esm/icons/user-x.mjs";

import { createIcon } from "./create-icon.tsx";

/* Icons that the frame does not use. In one module with the others, the first page would load those of lazy screens. */
export const Archive = /* @__PURE__ */ createIcon(archive);
export const Calendar = /* @__PURE__ */ createIcon(calendar);
export const ChartColumn = /* @__PURE__ */ createIcon(chartColumn);
export const Clock = /* @__PURE__ */ createIcon(clock);
export const Hammer = /* @__PURE__ */ createIcon(hammer);
export const Layers = /* @__PURE__ */ createIcon(layers);
export const MapPin = /* @__PURE__ */ createIcon(mapPin);
export const RotateCcw = /* @__PURE__ */ createIcon(rotateCcw);
export const UserPlus = /* @__PURE__ */ createIcon(userPlus);
export const UserX = /* @__PURE__ */ createIcon(userX);
