import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { usePhotoTray } from "./use-photo-tray.ts";

const createObjectURL = vi.spyOn(URL, "createObjectURL");
const revokeObjectURL = vi.spyOn(URL, "revokeObjectURL");

beforeEach(() => {
  createObjectURL.mockImplementation((blob) => `blob:${(blob as File).name}`);
  revokeObjectURL.mockReturnValue();
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const createFile = (name: string) => new File([name], name, { type: "image/png" });

async function renderTray(isSingle: boolean) {
  const { result, unmount } = renderHook(() => usePhotoTray({ isSingle }));
  const add = async (name: string) => {
    act(() => result.current.add(createFile(name)));
    await waitFor(() => expect(result.current.isConverting).toBe(false));
  };
  return { result, unmount, add };
}

const flushMicrotasks = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const getRevokedUrls = () => revokeObjectURL.mock.calls.map(([url]) => url);

describe("usePhotoTray", () => {
  test("revokes the URL of a removed photo, and of the others on unmount", async () => {
    const { result, unmount, add } = await renderTray(false);
    await add("a");
    await add("b");

    act(() => result.current.remove(1));
    expect(getRevokedUrls()).toEqual(["blob:a"]);

    unmount();
    expect(getRevokedUrls()).toEqual(["blob:a", "blob:b"]);
  });

  test("revokes the URL of a replaced photo", async () => {
    const { result, add } = await renderTray(true);
    await add("a");
    await add("b");

    expect(result.current.currentPhoto?.url).toBe("blob:b");
    expect(getRevokedUrls()).toEqual(["blob:a"]);
  });

  test("rejects photos beyond its limit, until one is removed", async () => {
    const { result, add } = await renderTray(false);
    act(() => {
      for (let index = 1; index <= 61; index += 1) result.current.add(createFile(`${index}`));
    });
    await waitFor(() => expect(result.current.isConverting).toBe(false));

    expect(result.current.tray).toHaveLength(60);
    expect(result.current.errors).toEqual([
      "The tray holds up to 60 photos. Create these routes first.",
    ]);

    act(() => result.current.remove(1));
    await add("62");
    expect(result.current.tray).toHaveLength(60);
    expect(result.current.errors).toEqual([]);
  });

  test("creates no URL if it unmounts during a conversion", async () => {
    let finish = () => {};
    const conversion = new Promise<never>((_resolve, reject) => {
      finish = () => reject(new Error("Not an image"));
    });
    vi.stubGlobal("createImageBitmap", () => conversion);
    const { result, unmount } = await renderTray(false);
    act(() => result.current.add(createFile("a")));
    await flushMicrotasks();

    unmount();
    finish();
    await flushMicrotasks();

    expect(createObjectURL).not.toHaveBeenCalled();
  });
});
