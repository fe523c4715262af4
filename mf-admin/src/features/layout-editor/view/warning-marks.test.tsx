import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { AreaWarning } from "../model/find-warnings.ts";
import { WarningMarks } from "./warning-marks.tsx";

const overlap: AreaWarning = { kind: "overlap", areas: [0, 1], position: { x: 15, y: 10 } };

describe("WarningMarks", () => {
  test("marks the selected warning with a ring until it is fixed", () => {
    const renderMarks = (warnings: readonly AreaWarning[]) => (
      <svg>
        <WarningMarks warnings={warnings} selectedPosition={{ x: 15, y: 10 }} />
      </svg>
    );
    const { container, rerender } = render(renderMarks([overlap]));
    expect(container.querySelectorAll(".ring")).toHaveLength(1);

    rerender(renderMarks([]));

    expect(container.querySelectorAll(".ring")).toHaveLength(0);
  });
});
