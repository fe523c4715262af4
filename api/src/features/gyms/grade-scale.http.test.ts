import type { GradeScale, Gym } from "@topout/shared/contract";
import { getSystemGrades } from "@topout/shared/domain/grades";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createPhoto } from "../../testing/images.ts";
import { createTestApi, readDetail, readJson } from "../../testing/index.ts";

const vScale: GradeScale = { system: "v", grades: [...getSystemGrades("v")] };
const circuitScale: GradeScale = { system: "custom", grades: ["Easy", "3-4", "Très dur"] };

async function setUp() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const gym = await api.seed.gym();
  const update = (fields: Readonly<Record<string, unknown>>) =>
    fetch(
      `/api/gyms/${gym.id}`,
      createFormRequest(
        "PATCH",
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ),
    );
  return {
    fetch,
    update,
    change: (fields: Readonly<Record<string, unknown>>) => readJson<Gym>(update(fields)),
    readGym: () => readJson<Gym>(api.fetchAnonymously(`/api/gyms/${gym.id}`)),
  };
}

describe("the grade scale of a gym", () => {
  test("is null until it is set, and can be removed with its targets", async () => {
    const { change, readGym } = await setUp();
    expect(await readGym()).toMatchObject({ grade_scale: null, grade_targets: [] });
    const grade_targets = [{ grade: "V3", count: 8 }];

    const changed = await change({ grade_scale: vScale, grade_targets });

    expect(changed).toMatchObject({ grade_scale: vScale, grade_targets, version: 2 });
    expect(await readGym()).toEqual(changed);
    expect(await change({ grade_scale: null })).toMatchObject({
      grade_scale: null,
      grade_targets: [],
    });
  });

  test("can be set when the gym is created", async () => {
    const { fetch } = await setUp();
    const fields = {
      name: "Depot",
      location: "Leeds",
      about: "Steep",
      layout: JSON.stringify({ lines: [], areas: [] }),
      file: await createPhoto("#a31"),
      grade_scale: JSON.stringify(circuitScale),
      grade_targets: JSON.stringify([{ grade: "3-4", count: 20 }]),
    };

    const gym = await readJson<Gym>(fetch("/api/gyms", createFormRequest("POST", fields)));

    expect(gym).toMatchObject({
      grade_scale: circuitScale,
      grade_targets: [{ grade: "3-4", count: 20 }],
    });
  });

  test("keeps the targets of the grades that a new scale contains", async () => {
    const { change } = await setUp();
    const grade_targets = ["V0", "V3"].map((grade, index) => ({ grade, count: index + 1 }));
    await change({ grade_scale: vScale, grade_targets });

    const changed = await change({ grade_scale: { system: "v", grades: ["V1", "V2", "V3"] } });

    expect(changed.grade_targets).toEqual([{ grade: "V3", count: 2 }]);
  });

  test.each([
    ["unknown grades", { system: "v", grades: ["V0", "6A"] }],
    ["the wrong order", { system: "v", grades: ["V2", "V1"] }],
    ["a repeated grade", { system: "font", grades: ["6A", "6A"] }],
    ["a repeated own grade", { system: "custom", grades: ["Easy", "easy "] }],
    ["no grades", { system: "custom", grades: [] }],
    ["an empty grade", { system: "custom", grades: [" "] }],
    ["a long grade", { system: "custom", grades: ["x".repeat(21)] }],
    ["too many grades", { system: "custom", grades: Array.from({ length: 61 }, (_, n) => `${n}`) }],
    ["an unknown system", { system: "yds", grades: ["5.10"] }],
    ["a text", "V"],
  ])("cannot have %s", async (_description, grade_scale) => {
    const { update, readGym } = await setUp();

    const response = await update({ grade_scale });

    expect(response.status).toBe(422);
    expect(await readDetail(response)).toMatchObject([
      { loc: expect.arrayContaining(["body", "grade_scale"]) },
    ]);
    expect(await readGym()).toMatchObject({ grade_scale: null, version: 1 });
  });

  test.each([
    ["another grade", [{ grade: "6A", count: 1 }]],
    [
      "a grade twice",
      [
        { grade: "V1", count: 1 },
        { grade: "V1", count: 2 },
      ],
    ],
    ["a negative count", [{ grade: "V1", count: -1 }]],
    ["half a route", [{ grade: "V1", count: 0.5 }]],
  ])("has no targets for %s", async (_description, grade_targets) => {
    const { update } = await setUp();

    const response = await update({ grade_scale: vScale, grade_targets });

    expect(response.status).toBe(422);
    expect(await readDetail(response)).toMatchObject([
      { loc: expect.arrayContaining(["body", "grade_targets"]) },
    ]);
  });
});
