import fc from "fast-check";
import { afterEach, expect, test } from "vitest";

import { serverClock } from "@topout/shared/api";
import { parsePreferences } from "../preferences/parse-preferences.ts";
import { preferences } from "../preferences/preferences.ts";
import { getToken, getUserId, signOut } from "../session/session.ts";
import { localItems, sessionItems } from "./stored-items.ts";

/** Texts that are not JSON, JSON of any shape, numbers, and any state of a store. */
const damagedText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.double().map(String),
  fc.json().map((state) => `{"state":${state},"version":1}`),
);

/** Any of the declared items, each with a damaged text. */
const createItems = (declared: object) =>
  fc.dictionary(fc.constantFrom(...Object.keys(declared)), damagedText);

function store(storage: Storage, items: Readonly<Record<string, string>>) {
  storage.clear();
  for (const [key, text] of Object.entries(items)) storage.setItem(key, text);
}

/** The stores read their items again when the browser reports a change of the whole storage. */
const readAgain = () => dispatchEvent(new StorageEvent("storage", { key: null }));

afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
  readAgain();
});

test("the stores accept any text in any declared item", () => {
  fc.assert(
    fc.property(createItems(localItems), createItems(sessionItems), (local, session) => {
      store(localStorage, local);
      store(sessionStorage, session);

      readAgain();

      const headers = new Headers({ authorization: `Bearer ${getToken()}` });
      expect(headers.get("authorization")).toContain("Bearer");
      expect(getUserId()).toSatisfy((id) => id === undefined || typeof id === "string");
      expect(preferences.getState()).toEqual(parsePreferences(preferences.getState()));
      expect(Date.parse(serverClock.readTapTime().time)).not.toBeNaN();
    }),
  );
});
