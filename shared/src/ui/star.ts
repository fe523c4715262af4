// Every package that imports an icon needs this ambient declaration, which cannot be imported as a module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lucide.d.ts" />
import star from "lucide/dist/esm/icons/star.mjs";

import { createIcon } from "./create-icon.tsx";

/** Separate from the other icons, because they are part of the first load and only the store shows this one. */
export const Star = /* @__PURE__ */ createIcon(star);
