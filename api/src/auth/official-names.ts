import { RESERVED_NAMES } from "@topout/shared/domain";

import { foldLookAlikes } from "./fold-look-alikes.ts";

/*
 * All names are compared in their folded form. See docs/decisions/0076-display-names.md.
 */

const fold = (words: string): string[] => words.split(" ").map(foldLookAlikes);

/** No word of a name can be one of these, as in "Ana Admin". */
const OFFICIAL_WORDS = fold(
  "topout admin admins administrator moderator support helpdesk staff official sysadmin superuser",
);

/** Words before or after the name of a gym, as in "The Harbour Blocs Team". */
const AFFIXES = fold(
  "the team crew desk front setter setters route routes setting manager owner gym " +
    "climbing bouldering info news help service security mod mods",
);

const reservedNames: ReadonlySet<string> = new Set([...RESERVED_NAMES].map(foldLookAlikes));
const officialWords: ReadonlySet<string> = new Set(OFFICIAL_WORDS);
const affixPattern = [...OFFICIAL_WORDS, ...AFFIXES]
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const LEADING_AFFIXES = new RegExp(`^(?:${affixPattern})+`);
const TRAILING_AFFIXES = new RegExp(`(?:${affixPattern})+$`);
const NUMBER = /[\s\p{P}\p{N}]/u;
const ONLY_OFFICIAL_WORDS = new RegExp(`^(?:${OFFICIAL_WORDS.join("|")})+$`);

/** Whether the name looks like staff, the product or one of the gyms, whose names are folded. */
export function isOfficialName(name: string, gymNames: ReadonlySet<string>): boolean {
  // The small form of a letter can look like another letter than its capital.
  return [name, name.toLowerCase()].some((text) => isOfficial(text, gymNames));
}

function isOfficial(name: string, gymNames: ReadonlySet<string>): boolean {
  const folded = foldLookAlikes(name);
  const withoutNumber = foldLookAlikes(removeNumber(name));
  const words = name.split(/[^\p{L}\p{M}\p{N}@$]+/u).map(foldLookAlikes);
  return (
    reservedNames.has(folded) ||
    words.some((word) => officialWords.has(word)) ||
    [folded, withoutNumber].some(
      (text) =>
        ONLY_OFFICIAL_WORDS.test(text) || removeAffixes(text).some((part) => gymNames.has(part)),
    )
  );
}

/** Removes a number at the end, as in "Harbour Blocs 2". */
function removeNumber(name: string): string {
  const characters = Array.from(name);
  const last = characters.findLastIndex((character) => !NUMBER.test(character));
  return characters.slice(0, last + 1).join("");
}

/** Returns the text with and without words such as "team" around it. */
const removeAffixes = (text: string): string[] => {
  const trailing = text.replace(LEADING_AFFIXES, "");
  const leading = text.replace(TRAILING_AFFIXES, "");
  return [text, trailing, leading, trailing.replace(TRAILING_AFFIXES, "")];
};
