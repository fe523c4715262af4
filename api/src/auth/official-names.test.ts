import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { RESERVED_NAMES } from "@topout/shared/domain";
import { foldLookAlikes } from "./fold-look-alikes.ts";
import { isOfficialName } from "./official-names.ts";

const gymNames = new Set(["Gritworks Leeds", "Gritworks", "Скалодром", "王府"].map(foldLookAlikes));
const isOfficial = (name: string) => isOfficialName(name, gymNames);

describe("isOfficialName", () => {
  test.each([
    "Admin",
    "ADMIN",
    "ad.min",
    "a d m i n",
    "Ádmín",
    "Ａｄｍｉｎ",
    "Αdmin",
    "аdmіn",
    "ᴀᴅᴍɪɴ",
    "@dmin",
    "Adm1n",
    "admin7",
    "Ana Admin",
    "Тopout",
    "тороит support",
    "T0P0UT",
    "topoutsupport",
    "\u202ETopout",
    "𝕿opout",
    "$upport",
    "Gritworks",
    "gritworks.leeds",
    "Gritwоrks",
    "GRITW0RKS LEEDS",
    "Gritvvorks",
    "Gritworks Support",
    "The Gritworks Team",
    "gritworks_setters",
    "gritworks2026",
    "Скалодром",
    "王府",
    "settings",
  ])("rejects %s", (name) => {
    expect(isOfficial(name)).toBe(true);
  });

  test.each([
    "王小明",
    "王府井",
    "Jörg Dahl",
    "Ольга",
    "يوسف حداد",
    "joana_s",
    "robin.reed",
    "admiral",
    "topouter",
    "settings2",
    "Ana Gritworker",
    "Front Desk",
    "Stafford",
    "😀",
    "!!!",
  ])("allows %s", (name) => {
    expect(isOfficial(name)).toBe(false);
  });

  test("rejects each reserved name in any case, with separators, accents and look-alikes", () => {
    const spellings = [
      (name: string) => name.toUpperCase(),
      (name: string) => Array.from(name).join(" · "),
      (name: string) => name.replaceAll(/[a-z]/g, "$&\u0301"),
      (name: string) => name.replaceAll("a", "а").replaceAll("e", "е").replaceAll("o", "ο"),
      (name: string) =>
        name.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...RESERVED_NAMES),
        fc.constantFrom(...spellings),
        (name, spell) => {
          expect(isOfficial(spell(name))).toBe(true);
        },
      ),
    );
  });

  test("accepts any text as input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (name) => {
        expect(typeof isOfficial(name)).toBe("boolean");
      }),
    );
  });
});
