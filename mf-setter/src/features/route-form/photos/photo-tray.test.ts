import { describe, expect, test } from "vitest";

import { addPhoto, removePhoto, selectPhoto, type TrayPhoto } from "./photo-tray.ts";

const createPhoto = (id: number): TrayPhoto => ({ id, file: new Blob(), url: `blob:${id}` });
const tray = [createPhoto(1), createPhoto(2), createPhoto(3)];
const getIds = (photos: readonly TrayPhoto[]) => photos.map(({ id }) => id);

describe("the photo tray", () => {
  test("adds photos at the end", () => {
    expect(getIds(addPhoto(tray, createPhoto(4), false))).toEqual([1, 2, 3, 4]);
  });

  test("replaces the only photo of a form without a tray", () => {
    expect(getIds(addPhoto([createPhoto(1)], createPhoto(2), true))).toEqual([2]);
  });

  test("moves a selected photo to the front", () => {
    expect(getIds(selectPhoto(tray, 3))).toEqual([3, 1, 2]);
  });

  test("removes a photo", () => {
    expect(getIds(removePhoto(tray, 1))).toEqual([2, 3]);
  });
});
