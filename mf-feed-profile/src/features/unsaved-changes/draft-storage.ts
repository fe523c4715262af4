import { GradeSystem } from "@topout/shared/contract";
import { fromDataUrl, toDataUrl } from "@topout/shared/api/upload";
import { loadDraft, removeDraft, saveDraft } from "@topout/shared/drafts";

import type { Draft, StoredDraft } from "./draft.ts";

/** One draft per part, so that typing does not rewrite the photos. */
type Part = "fields" | "photo" | "cover";
const PARTS: readonly Part[] = ["fields", "photo", "cover"];

/** The browser limits the storage of the app to about 5 million characters. A cropped photo is far smaller. */
const MAX_PHOTO_CHARS = 1_500_000;

/** Stores the signed-in user's draft of a form on this device. */
export function createDraftStorage(form: string) {
  const remove = (part: Part) => removeDraft(`${form}.${part}`);
  const write = (part: Part, draft: unknown) => {
    // In a full storage, the form still works, but this part does not survive a reload.
    if (!saveDraft(`${form}.${part}`, draft)) remove(part);
  };
  const readPhoto = (part: Part) => fromDataUrl(loadDraft(`${form}.${part}`, isString) ?? "");
  let latestFields = "{}";

  return {
    read: (): StoredDraft => {
      const fields = parseFields(loadDraft(`${form}.fields`, isObject));
      latestFields = JSON.stringify(fields);
      return { fields, photo: readPhoto("photo"), cover: readPhoto("cover") };
    },

    /** Does nothing if the fields have not changed, because another tab may have stored a newer draft. */
    writeFields: (fields: Partial<Draft>) => {
      const text = JSON.stringify(fields);
      if (text === latestFields) return;
      latestFields = text;
      if (text === "{}") remove("fields");
      else write("fields", fields);
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

const isObject = (value: unknown): value is object => value === Object(value);
const isStringOrNull = (value: unknown) => value === null || typeof value === "string";
const isString = (value: unknown): value is string => typeof value === "string";
const isBoolean = (value: unknown) => typeof value === "boolean";

const validators: Readonly<Record<keyof Draft, (value: unknown) => boolean>> = {
  username: isString,
  display_name: isStringOrNull,
  about: isString,
  home_gym: isStringOrNull,
  profile_visible: isBoolean,
  send_visible: isBoolean,
  guard_beta: isBoolean,
  second_scale: (value) => value === null || GradeSystem.safeParse(value).success,
};

/** Ignores invalid fields, because an older version of the app may have written them. */
function parseFields(value: object = {}): Partial<Draft> {
  const fields = Object.entries<unknown>(value as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter(
      ([name, field]) => Object.hasOwn(validators, name) && validators[name as keyof Draft](field),
    ),
  );
}
