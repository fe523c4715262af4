import { expect, test } from "vitest";

import { formatLeavingProjects, formatNewCount } from "./news-texts.ts";

const today = { date: "2026-11-26", daysLeft: 0 };
const tomorrow = { date: "2026-11-27", daysLeft: 1 };
const tuesday = { date: "2026-12-01", daysLeft: 5 };
const inSixDays = { date: "2026-12-02", daysLeft: 6 };
const inSevenDays = { date: "2026-12-03", daysLeft: 7 };

test.each([
  ["1 of your projects leaves today", [today]],
  ["2 of your projects leave today", [today, today]],
  ["1 of your projects leaves tomorrow", [tomorrow]],
  ["2 of your projects leave tomorrow", [tomorrow, tomorrow]],
  ["1 of your projects leaves on Tuesday", [tuesday]],
  ["3 of your projects leave on Tuesday", [tuesday, tuesday, tuesday]],
  ["1 of your projects leaves on Wednesday", [inSixDays]],
  ["1 of your projects leaves on 3 Dec", [inSevenDays]],
  ["2 of your projects leave by tomorrow", [today, tomorrow]],
  ["2 of your projects leave by Tuesday", [tomorrow, tuesday]],
  ["3 of your projects leave by 3 Dec", [today, tuesday, inSevenDays]],
])("formats leaving projects as “%s”", (text, days) => {
  expect(formatLeavingProjects(days)).toBe(text);
});

test("formats the number of new routes", () => {
  expect([1, 14].map(formatNewCount)).toEqual(["1 new", "14 new"]);
});
