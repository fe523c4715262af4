import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { resets } from "../../database/schema.ts";
import { createTestApi, readProblem, UNKNOWN_ID } from "../../testing/index.ts";
import { setUpPublishing } from "../resets/testing/set-up-publishing.ts";
import { parseCalendar } from "./testing/parse-calendar.ts";

const DAY = "2999-12-01";

/** Creates the draft of a reset, and reads the calendar of its gym as a visitor. */
async function setUp() {
  const setup = await setUpPublishing();
  const { api, gym, reset } = setup;
  const fetchCalendar = (headers: Record<string, string> = {}) =>
    api.fetchAnonymously(`/api/gyms/${gym.id}/calendar.ics`, { headers });
  return {
    ...setup,
    fetchCalendar,
    read: async () => parseCalendar(await (await fetchCalendar()).text()),
    updateReset: (values: Partial<typeof resets.$inferInsert>) =>
      api.db.update(resets).set(values).where(eq(resets.id, reset.id)),
  };
}

describe("GET /gyms/{gym_id}/calendar.ics", () => {
  test("shows a draft once its day is announced, without its name and its new routes", async () => {
    const { read, change, gym, reset, first } = await setUp();
    await change(reset.id, { name: "Wait for Noor" });
    expect(await read()).toEqual({ name: gym.name, events: [] });

    await change(reset.id, { leaves_on: DAY });

    expect((await read()).events).toEqual([
      {
        id: reset.id,
        day: DAY,
        isAllDay: true,
        sequence: expect.any(Number),
        status: "TENTATIVE",
        title: `Reset: ${first.location}`,
        description: "1 route leaves the wall.",
        location: `${gym.name}, ${gym.location}`,
      },
    ]);
  });

  test("moves the same event to the day of the publication, in the time zone of the gym", async () => {
    const { read, change, reset, publish, setTimeZone, updateReset } = await setUp();
    await change(reset.id, { leaves_on: DAY });
    const [announced] = (await read()).events;
    await publish();
    await setTimeZone("Pacific/Kiritimati");
    await updateReset({ published_at: new Date("2026-11-26T10:30:00Z") });

    const { events } = await read();

    expect(events).toMatchObject([
      {
        id: announced?.id,
        day: "2026-11-27",
        status: "CONFIRMED",
        description: "1 route left the wall.\n1 route is new.",
      },
    ]);
    expect(events[0]?.sequence).toBeGreaterThan(announced?.sequence ?? Infinity);
  });

  test("drops an undone reset, unless it still announces a day", async () => {
    const { read, change, reset, publish, undo } = await setUp();
    await publish();
    expect((await read()).events).toMatchObject([{ status: "CONFIRMED" }]);

    await undo();
    expect((await read()).events).toEqual([]);

    await change(reset.id, { leaves_on: DAY });
    expect((await read()).events).toMatchObject([{ id: reset.id, status: "TENTATIVE" }]);
  });

  test("drops a day that passed without a publication", async () => {
    const { read, updateReset } = await setUp();

    await updateReset({ leaves_on: "2026-01-01" });

    expect((await read()).events).toEqual([]);
  });

  test("returns 304 until an event changes", async () => {
    const { fetchCalendar, change, reset, api, gym } = await setUp();
    await change(reset.id, { leaves_on: DAY });
    const response = await fetchCalendar();
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const etag = response.headers.get("etag") ?? "";
    const getStatus = async () => (await fetchCalendar({ "if-none-match": etag })).status;

    expect(await getStatus()).toBe(304);
    await api.seed.circuit({ gym_id: gym.id });
    expect(await getStatus()).toBe(304);
    await change(reset.id, { leaves_on: "2999-12-02" });
    expect(await getStatus()).toBe(200);
  });

  test("contains the last 100 resets", async () => {
    const { api, gym, reset, read, publish, noor } = await setUp();
    await publish();
    const published: typeof resets.$inferInsert = {
      gym_id: gym.id,
      created_by: noor.user.id,
      status: "published",
      published_at: new Date(),
      new_sets: [],
    };
    await api.db.insert(resets).values(Array.from({ length: 100 }, () => published));

    const { events } = await read();

    expect(events).toHaveLength(100);
    expect(events.map(({ id }) => id)).not.toContain(reset.id);
  });

  test("returns 404 for an unknown gym", async () => {
    const { fetchAnonymously } = await createTestApi();

    const response = await fetchAnonymously(`/api/gyms/${UNKNOWN_ID}/calendar.ics`);

    expect(await readProblem(response)).toMatchObject({ detail: "NOT_FOUND" });
  });
});
