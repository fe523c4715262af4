import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { AreaIssue } from "../model/find-issues.ts";
import { IssueMarks } from "./issue-marks.tsx";

const overlap: AreaIssue = { kind: "overlap", areas: [0, 1], position: { x: 15, y: 10 } };

describe("IssueMarks", () => {
  test("marks the selected issue with a ring until it is fixed", () => {
    const renderMarks = (issues: readonly AreaIssue[]) => (
      <svg>
        <IssueMarks issues={issues} selectedPosition={{ x: 15, y: 10 }} />
      </svg>
    );
    const { container, rerender } = render(renderMarks([overlap]));
    expect(container.querySelectorAll(".ring")).toHaveLength(1);

    rerender(renderMarks([]));

    expect(container.querySelectorAll(".ring")).toHaveLength(0);
  });
});
