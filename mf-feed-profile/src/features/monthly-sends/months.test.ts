import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Circuit } from "@topout/shared/contract";

import { createSend } from "../../testing/create-send.ts";
import { toDayNumber } from "../../time/days.ts";
import { groupByMonth } from "./months.ts";

const circuit = (id: Circuit["color"]): Circuit => ({ id, name: id, color: id, gym_id: "gym" });
const circuits = [circuit("green"), circuit("blue"), circuit("red")];
const createSendOn = (day: string, color: Circuit["color"] = "green") =>
  createSend({ time: new Date(`${day}T12:00:00`).toISOString(), circuit_id: color, color });

const toYearMonth = ({ start }: { start: Date }) =>
  `${start.getFullYear()}-${start.getMonth() + 1}`;
const toDayNumberAtNoon = (day: string) => toDayNumber(`${day}T12:00:00`);

describe("groupByMonth", () => {
  test("returns twelve months and ends with the current one", () => {
    const months = groupByMonth([], circuits, toDayNumberAtNoon("2026-02-28")).map(toYearMonth);

    expect(months).toHaveLength(12);
    expect([months[0], months[9], months.at(-1)]).toEqual(["2025-3", "2025-12", "2026-2"]);
  });

  test("counts sends by circuit in display order", () => {
    const sends = [
      createSendOn("2026-11-30", "red"),
      createSendOn("2026-11-01"),
      createSendOn("2026-11-02"),
      createSendOn("2026-10-31"),
    ];

    const [october, november] = groupByMonth(
      sends,
      circuits,
      toDayNumberAtNoon("2026-11-30"),
    ).slice(-2);

    expect(october).toMatchObject({ circuits: [{ name: "green", sends: 1 }] });
    expect(november).toMatchObject({
      circuits: [
        { name: "green", sends: 2 },
        { name: "red", sends: 1 },
      ],
    });
  });

  test("excludes the same month of the previous year", () => {
    const months = groupByMonth(
      [createSendOn("2025-11-30")],
      circuits,
      toDayNumberAtNoon("2026-11-01"),
    );

    expect(months.every(({ circuits: monthCircuits }) => monthCircuits.length === 0)).toBe(true);
  });

  test("counts every recent send once, in its own circuit", () => {
    const send = fc.record({
      time: fc
        .date({ noInvalidDate: true, min: new Date("2024-06-01"), max: new Date("2026-11-20") })
        .map((date) => date.toISOString()),
      circuit_id: fc.constantFrom("green", "blue", "red"),
    });

    fc.assert(
      fc.property(fc.array(send), (records) => {
        const months = groupByMonth(
          records.map((record) => createSend(record)),
          circuits,
          toDayNumberAtNoon("2026-11-20"),
        );
        const recent = records.filter(({ time }) => new Date(time) >= new Date(2025, 11, 1));

        expect(months.flatMap(({ sends }) => sends)).toHaveLength(recent.length);
        for (const { id } of circuits) {
          const counted = months
            .flatMap((month) => month.circuits)
            .filter(({ circuitId }) => circuitId === id)
            .reduce((sum, { sends }) => sum + sends, 0);
          expect(counted).toBe(recent.filter(({ circuit_id }) => circuit_id === id).length);
        }
      }),
    );
  });
});
