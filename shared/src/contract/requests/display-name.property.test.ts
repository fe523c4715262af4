import fc from "fast-check";
import { expect, test } from "vitest";

import { countCharacters, DisplayName, MAX_DISPLAY_NAME_LENGTH } from "./display-name.ts";

const character = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    ...Array.from(" \u00A0\u3000\u0301\u200C\u200D\uFE0F\u202E\u2028\n\t"),
    "ع",
    "क",
    "👩",
    "e",
  ),
);
const text = fc.string({ unit: character, maxLength: 50 });

test("an accepted name of any text is normalized, visible and short", () => {
  fc.assert(
    fc.property(text, (sent) => {
      const { data: name } = DisplayName.safeParse(sent);
      if (typeof name !== "string") return;
      expect(DisplayName.parse(name)).toBe(name);
      expect(name).toBe(name.normalize("NFC"));
      expect(name).not.toMatch(/^\s|\s$|\s\s|^\p{M}|[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      expect(name).toMatch(/[^\s\p{C}\p{DI}\p{M}]/u);
      expect(countCharacters(name)).toBeLessThanOrEqual(MAX_DISPLAY_NAME_LENGTH);
    }),
  );
});

/** Letters of several scripts, some in two code points that NFC makes one. */
const letters = fc.array(
  fc.constantFrom(...Array.from("aZöñж王小명あαש9"), "e\u0301", "o\u0308", "क"),
  { minLength: 1, maxLength: 60 },
);

test("a name of letters is accepted exactly up to the limit, in any spelling", () => {
  fc.assert(
    fc.property(letters, fc.constantFrom("NFC", "NFD", "NFKC"), (name, form) => {
      const normalized = name.join("").normalize("NFC");
      const isShort = countCharacters(normalized) <= MAX_DISPLAY_NAME_LENGTH;
      const spelled = ` ${name.join("").normalize(form)}\u3000`;
      expect(DisplayName.safeParse(spelled)).toMatchObject(
        isShort ? { success: true, data: normalized } : { success: false },
      );
    }),
  );
});
