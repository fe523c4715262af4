// Every package that imports an icon needs this ambient declaration, which cannot be imported as a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lucide.d.ts" />
import star from "lucide/dist/esm/icons/star.mjs";

import { createIcon } from "./create-icon.tsx";

/** Not in `icons.ts`, because those icons are part of the first load. Only the screen /store shows this one. */
export const Star = /* @__PURE__ */ createIcon(star);
