import { beforeEach, describe, expect, test } from "vitest";

import { createDraftStorage } from "./draft-storage.ts";

beforeEach(() => sessionStorage.clear());

const robin = createDraftStorage("settings", "robin");
const signal = new AbortController().signal;
const EMPTY = { fields: {}, photo: undefined, cover: undefined };

describe("createDraftStorage", () => {
  test("reads the written fields and photos", async () => {
    const photo = new Blob(["cropped"], { type: "image/webp" });
    robin.writeFields({ about: "Slabs", home_gym: null });
    await robin.writePhoto("cover", photo, signal);

    const { fields, cover } = robin.read();

    expect(fields).toEqual({ about: "Slabs", home_gym: null });
    expect(cover).toMatchObject({ type: "image/webp", size: photo.size });
  });

  test("reads a draft that version 1.0.0 stored", () => {
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

  test("stores a separate draft for each user and form", () => {
    robin.writeFields({ about: "Slabs" });

    expect(createDraftStorage("settings", "joana").read()).toEqual(EMPTY);
    expect(createDraftStorage("welcome", "robin").read()).toEqual(EMPTY);
  });

  test("removes the stored fields and photos when there are no changes", async () => {
    robin.writeFields({ about: "Slabs" });
    await robin.writePhoto("photo", new Blob(["cropped"], { type: "image/webp" }), signal);

    robin.writeFields({});
    await robin.writePhoto("photo", undefined, signal);

    expect(sessionStorage).toHaveLength(0);
  });

  test("ignores invalid values, which another version may have written", () => {
    const key = "topout.draft.robin.settings";
    sessionStorage.setItem(
      `${key}.fields`,
      JSON.stringify({ about: 7, admin: true, username: "r" }),
    );
    sessionStorage.setItem(`${key}.photo`, "data:text/html;base64,PGI+");

    expect(robin.read()).toEqual({ ...EMPTY, fields: { username: "r" } });
    sessionStorage.setItem(`${key}.fields`, "{");
    expect(robin.read()).toEqual(EMPTY);
  });

  test("does not store a photo that is too large", async () => {
    const photo = new Blob([new Uint8Array(2_000_000)], { type: "image/webp" });

    await robin.writePhoto("photo", photo, signal);

    expect(sessionStorage).toHaveLength(0);
  });

  test("does not store a photo that has been replaced in the meantime", async () => {
    const photo = new Blob(["cropped"], { type: "image/webp" });

    await robin.writePhoto("photo", photo, AbortSignal.abort());

    expect(sessionStorage).toHaveLength(0);
  });
});
