import { CODE_CHARACTERS, CODE_LENGTH } from "@topout/shared/contract";

import { createRandom } from "./random.ts";

const DIGITS = CODE_CHARACTERS.replaceAll(/\D/g, "");
const LETTERS = CODE_CHARACTERS.replaceAll(/\d/g, "");

/** Returns a code that depends only on the type and the label, so that printed labels work with each new demo. */
export function createDemoCode(type: "area" | "route", label: string): string {
  const random = createRandom(`code:${type}:${label}`);
  const pick = (characters: string) => characters.charAt(random.integer(0, characters.length - 1));
  const others = Array.from({ length: CODE_LENGTH - 1 }, () => pick(CODE_CHARACTERS));
  return [pick(type === "area" ? DIGITS : LETTERS), ...others].join("");
}
