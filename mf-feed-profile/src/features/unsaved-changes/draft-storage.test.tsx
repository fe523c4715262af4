import { signIn, signOut } from "@topout/shared/platform";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { listDrafts } from "../../testing/list-drafts.ts";
import { createDraftStorage } from "./draft-storage.ts";

beforeEach(() => signIn(`header.${btoa('{"sub":"robin"}')}.signature`));

afterEach(signOut);

const signal = new AbortController().signal;
const EMPTY = { fields: {}, photo: undefined, cover: undefined };

describe("createDraftStorage", () => {
  test("reads the written fields and photos", async () => {
    const robin = createDraftStorage("settings");
    const photo = new Blob(["cropped"], { type: "image/webp" });
    robin.writeFields({ about: "Slabs", home_gym: null });
    await robin.writePhoto("cover", photo, signal);

    const { fields, cover } = robin.read();

    expect(fields).toEqual({ about: "Slabs", home_gym: null });
    expect(cover).toMatchObject({ type: "image/webp", size: photo.size });
  });

  test("reads a draft that version 1.0.0 stored", () => {
    const robin = createDraftStorage("settings");
    const key = "topout.draft.robin.settings";
    sessionStorage.setItem(
      `${key}.fields`,
      '{"username":"robin","about":"Slabs","home_gym":null,"profile_visible":true,"send_visible":false}',
    );
    sessionStorage.setItem(`${key}.cover`, "data:image/webp;base64,UklGRg==");

    const { fields, cover } = robin.read();

    expect(fields).toEqual({
      username: "robin",
      about: "Slabs",
      home_gym: null,
      profile_visible: true,
      send_visible: false,
    });
    expect(cover).toMatchObject({ type: "image/webp", size: 4 });
  });

  test("stores a separate draft for each form", () => {
    const robin = createDraftStorage("settings");
    robin.writeFields({ about: "Slabs" });

    expect(createDraftStorage("welcome").read()).toEqual(EMPTY);
  });

  test("removes the stored fields and photos when there are no changes", async () => {
    const robin = createDraftStorage("settings");
    robin.writeFields({ about: "Slabs" });
    await robin.writePhoto("photo", new Blob(["cropped"], { type: "image/webp" }), signal);

    robin.writeFields({});
    await robin.writePhoto("photo", undefined, signal);

    expect(listDrafts()).toEqual([]);
  });

  test("keeps the newer draft of another tab while the own fields do not change", () => {
    const tab = createDraftStorage("settings");
    const otherTab = createDraftStorage("settings");
    expect(tab.read()).toEqual(EMPTY);
    otherTab.writeFields({ about: "Slabs" });

    tab.writeFields({});

    expect(tab.read().fields).toEqual({ about: "Slabs" });
  });

  test("removes a stored draft that equals the account by now", () => {
    createDraftStorage("settings").writeFields({ about: "Slabs" });
    const storage = createDraftStorage("settings");
    storage.read();

    storage.writeFields({});

    expect(listDrafts()).toEqual([]);
  });

  test("ignores invalid values, which another version may have written", () => {
    const robin = createDraftStorage("settings");
    const key = "topout.draft.robin.settings";
    localStorage.setItem(`${key}.fields`, JSON.stringify({ about: 7, admin: true, username: "r" }));
    localStorage.setItem(`${key}.photo`, JSON.stringify("data:text/html;base64,PGI+"));

    expect(robin.read()).toEqual({ ...EMPTY, fields: { username: "r" } });
    localStorage.setItem(`${key}.fields`, "{");
    expect(robin.read()).toEqual(EMPTY);
  });

  test("does not store a photo that is too large", async () => {
    const robin = createDraftStorage("settings");
    const photo = new Blob([new Uint8Array(2_000_000)], { type: "image/webp" });

    await robin.writePhoto("photo", photo, signal);

    expect(listDrafts()).toEqual([]);
  });

  test("does not store a photo that has been replaced in the meantime", async () => {
    const robin = createDraftStorage("settings");
    const photo = new Blob(["cropped"], { type: "image/webp" });

    await robin.writePhoto("photo", photo, AbortSignal.abort());

    expect(listDrafts()).toEqual([]);
  });
});
