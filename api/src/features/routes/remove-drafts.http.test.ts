import { describe, expect, test } from "vitest";

import { hiddenClimbs } from "../../database/schema.ts";
import { createPhoto } from "../../testing/images.ts";
import { readDetail } from "../../testing/index.ts";
import { setUpDrafts } from "./testing/set-up-drafts.ts";

describe("the draft of a route", () => {
  test("is deleted with its photo, alone or with its reset", async () => {
    const { api, createDraft, remove, readReset, setter, reset, countStoredFiles } =
      await setUpDrafts();
    const [first, second] = [
      await createDraft({ file: await createPhoto("#a31") }),
      await createDraft({ file: await createPhoto("#13a") }),
    ];

    expect((await remove(first)).status).toBe(204);
    expect(await readReset()).toMatchObject({ new: [second.id], version: 4 });

    await setter.fetch(`/api/resets/${reset.id}`, { method: "DELETE" });

    await api.runJobs();
    expect(await countStoredFiles()).toBe(0);
    expect((await setter.fetch(`/api/routes/${second.id}`)).status).toBe(404);
  });

  test("is not deleted while it has climbs of an earlier publication", async () => {
    const { api, createDraft, remove, setter, reset, listDrafts } = await setUpDrafts();
    const draft = await createDraft();
    const { user } = await api.signIn();
    await api.db
      .insert(hiddenClimbs)
      .values({ route_id: draft.id, user_id: user.id, sent: true, time: new Date() });

    expect(await readDetail(remove(draft))).toBe("CONFLICT");
    const removal = setter.fetch(`/api/resets/${reset.id}`, { method: "DELETE" });
    expect(await readDetail(removal)).toBe("CONFLICT");
    expect(await listDrafts()).toEqual([draft]);
  });
});
