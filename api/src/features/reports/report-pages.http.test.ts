import type { ReportPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { readJson } from "../../testing/index.ts";
import { setUpReports } from "./testing/set-up-reports.ts";

describe("the reports of a gym", () => {
  test("contain its videos and routes, and no people", async () => {
    const { api, gym, manager, owner, route, reportTimes, listAll } = await setUpReports();
    await reportTimes(1);
    await reportTimes(1, { type: "route", id: route.id });
    await reportTimes(1, { type: "user", id: owner.user.id, part: "name" });
    await reportTimes(1, { type: "route", id: (await api.seed.route()).id });

    const { data, meta } = await readJson<ReportPage>(manager.fetch(`/api/gyms/${gym.id}/reports`));

    expect(data.map(({ subject }) => subject.type)).toEqual(["route", "video"]);
    expect(meta).toMatchObject({ page: 1, total: 2, totalPages: 1 });
    expect((await listAll()).meta.total).toBe(4);
  });

  test("contain none on the user who reads them", async () => {
    const { api, gym, manager, route, report, signInReporter, listAll, decide } =
      await setUpReports();
    const own = await api.seed.video({ route_id: route.id, user_id: manager.user.id });
    await report((await signInReporter()).fetch, { type: "video", id: own.id });
    const path = `/api/gyms/${gym.id}/reports`;

    expect((await readJson<ReportPage>(manager.fetch(path))).meta.total).toBe(0);
    const [stored] = (await listAll()).data;
    expect((await decide(manager.fetch, stored?.id ?? "", "keep")).status).toBe(404);
  });

  test("are listed in pages, open ones first", async () => {
    const { api, admin, route, report, decide, listAll } = await setUpReports();
    const ids: string[] = [];
    for (let count = 0; count < 22; count++) {
      const { id } = await api.seed.video({ route_id: route.id });
      await api.seed.report({ video_id: id });
      ids.push(id);
    }
    await report(admin.fetch);
    const [newest] = (await listAll()).data;
    await decide(admin.fetch, newest?.id ?? "", "keep");

    const [first, second] = [await listAll(), await listAll("?page=2")];

    expect([first.data.length, second.data.length]).toEqual([20, 3]);
    expect(first.meta).toMatchObject({ page: 1, total: 23, totalPages: 2 });
    expect(second.data.at(-1)).toMatchObject({ id: newest?.id, status: "kept" });
    expect((await listAll("?status=kept")).data).toHaveLength(1);
  });
});
