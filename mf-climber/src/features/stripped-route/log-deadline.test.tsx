import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { LogDeadline } from "./log-deadline.tsx";

const now = new Date(2026, 10, 26, 9, 30);

test.each([
  ["a later day", new Date(2026, 11, 1, 18, 0), "You can log climbs until 1 Dec.", "1 Dec"],
  ["this evening", new Date(2026, 10, 26, 21, 0), "You can log climbs until tonight.", undefined],
  ["earlier today", new Date(2026, 10, 26, 12, 15), "You can log climbs until 12:15.", "12:15"],
])("the deadline is %s", (_title, deadline, text, boldText) => {
  const { container } = render(<LogDeadline deadline={deadline} now={now} />);

  expect(container).toHaveTextContent(text);
  expect(container.querySelector("b")?.textContent).toBe(boldText);
});
