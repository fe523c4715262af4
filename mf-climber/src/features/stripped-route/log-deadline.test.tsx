import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { LogDeadline } from "./log-deadline.tsx";

const now = new Date(2026, 10, 26, 9, 30);

test.each([
  ["a later day", new Date(2026, 11, 1, 18, 0), "You can log climbs until <b>1 Dec</b>."],
  ["this evening", new Date(2026, 10, 26, 21, 0), "You can log climbs until tonight."],
  ["earlier today", new Date(2026, 10, 26, 12, 15), "You can log climbs until <b>12:15</b>."],
])("the deadline is %s", (_title, deadline, html) => {
  const { container } = render(<LogDeadline deadline={deadline} now={now} />);

  expect(container.querySelector("span")?.innerHTML).toBe(html);
});
