// Every package that imports an icon needs this ambient declaration, which cannot be imported as a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lucide.d.ts" />
import activity from "lucide/dist/esm/icons/activity.mjs";
import arrowDownUp from "lucide/dist/esm/icons/arrow-down-up.mjs";
import bookmarkCheck from "lucide/dist/esm/icons/bookmark-check.mjs";
import bookmark from "lucide/dist/esm/icons/bookmark.mjs";
import building2 from "lucide/dist/esm/icons/building-complex.mjs";
import check from "lucide/dist/esm/icons/check.mjs";
import chevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import chevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import chevronUp from "lucide/dist/esm/icons/chevron-up.mjs";
import chevronsUpDown from "lucide/dist/esm/icons/chevrons-up-down.mjs";
import house from "lucide/dist/esm/icons/house.mjs";
import logIn from "lucide/dist/esm/icons/log-in.mjs";
import logOut from "lucide/dist/esm/icons/log-out.mjs";
import maximize from "lucide/dist/esm/icons/maximize.mjs";
import minus from "lucide/dist/esm/icons/minus.mjs";
import pencil from "lucide/dist/esm/icons/pencil.mjs";
import plus from "lucide/dist/esm/icons/plus.mjs";
import puzzle from "lucide/dist/esm/icons/puzzle.mjs";
import refreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import search from "lucide/dist/esm/icons/search.mjs";
import settings from "lucide/dist/esm/icons/settings.mjs";
import shield from "lucide/dist/esm/icons/shield.mjs";
import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import triangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import user from "lucide/dist/esm/icons/user.mjs";
import wifiOff from "lucide/dist/esm/icons/wifi-off.mjs";
import x from "lucide/dist/esm/icons/x.mjs";

import { createIcon } from "./create-icon.tsx";

/*
 * The icons of the frame and the dashboard. The first page loads this module, so all other icons are in `screen-icons.ts`.
 * The index of the package would bundle every icon.
 */
export const Activity = /* @__PURE__ */ createIcon(activity);
export const ArrowDownUp = /* @__PURE__ */ createIcon(arrowDownUp);
export const Bookmark = /* @__PURE__ */ createIcon(bookmark);
export const BookmarkCheck = /* @__PURE__ */ createIcon(bookmarkCheck);
export const Building2 = /* @__PURE__ */ createIcon(building2);
export const Check = /* @__PURE__ */ createIcon(check);
export const ChevronDown = /* @__PURE__ */ createIcon(chevronDown);
export const ChevronRight = /* @__PURE__ */ createIcon(chevronRight);
export const ChevronUp = /* @__PURE__ */ createIcon(chevronUp);
export const ChevronsUpDown = /* @__PURE__ */ createIcon(chevronsUpDown);
export const House = /* @__PURE__ */ createIcon(house);
export const LogIn = /* @__PURE__ */ createIcon(logIn);
export const LogOut = /* @__PURE__ */ createIcon(logOut);
export const Maximize = /* @__PURE__ */ createIcon(maximize);
export const Minus = /* @__PURE__ */ createIcon(minus);
export const Pencil = /* @__PURE__ */ createIcon(pencil);
export const Plus = /* @__PURE__ */ createIcon(plus);
export const Puzzle = /* @__PURE__ */ createIcon(puzzle);
export const RefreshCw = /* @__PURE__ */ createIcon(refreshCw);
export const Search = /* @__PURE__ */ createIcon(search);
export const Settings = /* @__PURE__ */ createIcon(settings);
export const Shield = /* @__PURE__ */ createIcon(shield);
export const SlidersHorizontal = /* @__PURE__ */ createIcon(slidersHorizontal);
export const TriangleAlert = /* @__PURE__ */ createIcon(triangleAlert);
export const User = /* @__PURE__ */ createIcon(user);
export const WifiOff = /* @__PURE__ */ createIcon(wifiOff);
export const X = /* @__PURE__ */ createIcon(x);
