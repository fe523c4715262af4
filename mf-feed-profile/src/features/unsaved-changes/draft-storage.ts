import { fromDataUrl, toDataUrl } from "@topout/shared/api/upload";

import { type DraftKey, DRAFT_PREFIX, sessionData } from "@topout/shared/platform";

import type { Draft, StoredDraft } from "./draft.ts";

/** One key per part, so that typing does not rewrite the photos. */
type Part = "fields" | "photo" | "cover";
const PARTS: readonly Part[] = ["fields", "photo", "cover"];

/** The browser limits the storage of a tab to about 5 million characters. A cropped photo is far smaller. */
const MAX_PHOTO_CHARS = 1_500_000;

/** Stores the draft of one form and one user until the tab closes or the user signs out in this tab. */
export function createDraftStorage(form: string, userId: string) {
  const getKey = (part: Part): DraftKey => `${DRAFT_PREFIX}${userId}.${form}.${part}`;
  const remove = (part: Part) => sessionData.remove(getKey(part));
  const write = (part: Part, text: string) => {
    // In a full storage, the form still works, but this part does not survive a reload.
    if (!sessionData.write(getKey(part), text)) remove(part);
  };

  return {
    read: (): StoredDraft => ({
      fields: parseFields(sessionData.readJson(getKey("fields"))),
      photo: fromDataUrl(sessionData.read(getKey("photo")) ?? ""),
      cover: fromDataUrl(sessionData.read(getKey("cover")) ?? ""),
    }),

    writeFields: (fields: Partial<Draft>) => {
      if (Object.keys(fields).length === 0) remove("fields");
      else write("fields", JSON.stringify(fields));
    },

    /** Abort `signal` when a newer photo is written. Otherwise, the older one could finish last and replace it. */
    writePhoto: async (part: "photo" | "cover", photo: Blob | undefined, signal: AbortSignal) => {
      if (!photo) return remove(part);
      // A photo that cannot be read is not stored.
      const text = await toDataUrl(photo).catch(() => "");
      if (signal.aborted) return undefined;
      return text.length <= MAX_PHOTO_CHARS ? write(part, text) : remove(part);
    },

    removeAll: () => PARTS.forEach(remove),
  };
}

const isId = (value: unknown) => value === null || typeof value === "string";
const isString = (value: unknown) => typeof value === "string";
const isBoolean = (value: unknown) => typeof value === "boolean";

const validators: Readonly<Record<keyof Draft, (value: unknown) => boolean>> = {
  username: isString,
  about: isString,
  home_gym: isId,
  profile_visible: isBoolean,
  send_visible: isBoolean,
};

/** Ignores invalid fields, because an older version of the app may have written them. */
function parseFields(value: unknown): Partial<Draft> {
  const fields = Object.entries(Object(value) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter(
      ([name, field]) => Object.hasOwn(validators, name) && validators[name as keyof Draft](field),
    ),
  );
}
