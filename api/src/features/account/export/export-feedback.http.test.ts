import { expect, test } from "vitest";

import { createTestApi } from "../../../testing/index.ts";
import { download, getJson } from "../testing/download-export.ts";

test("the export contains votes and notes", async () => {
  const { seed, signIn } = await createTestApi();
  const { user, fetch } = await signIn();
  const route = await seed.route({ name: "P1", grade: "6b" });
  await seed.vote({ user_id: user.id, route_id: route.id, grade: "hard" });
  const note = await seed.note({ user_id: user.id, route_id: route.id, text: "Turns" });

  const files = await download(fetch);

  expect(getJson(files, "votes.json")).toMatchObject([
    { route: route.id, route_name: "P1", grade: "6b", vote: "hard" },
  ]);
  expect(getJson(files, "notes.json")).toMatchObject([
    { id: note.id, route_name: "P1", kind: "loose_hold", text: "Turns", done_at: null },
  ]);
});
