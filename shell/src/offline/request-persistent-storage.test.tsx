import { afterEach, expect, test, vi } from "vitest";

import { requestPersistentStorage } from "./request-persistent-storage.ts";

function openPage({ isStandalone = false, isPersisted = false } = {}) {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal("matchMedia", () => ({ matches: isStandalone }));
  vi.stubGlobal("navigator", { storage: { persist, persisted: async () => isPersisted } });
  requestPersistentStorage();
  return persist;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("requests persistent storage in the installed app", async () => {
  const persist = openPage({ isStandalone: true });

  await expect.poll(() => persist).toHaveBeenCalledOnce();
});

test("requests persistent storage when the app is installed", async () => {
  const persist = openPage();
  expect(persist).not.toHaveBeenCalled();

  dispatchEvent(new Event("appinstalled"));

  await expect.poll(() => persist).toHaveBeenCalledOnce();
});

test("does not request persistent storage that the browser has granted before", async () => {
  const persist = openPage({ isStandalone: true, isPersisted: true });

  await new Promise(requestAnimationFrame);
  expect(persist).not.toHaveBeenCalled();
});
