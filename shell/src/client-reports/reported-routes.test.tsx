import { ReportedPart, ReportedRoute } from "@topout/shared/contract";
import { remotes } from "@topout/shared/remote";
import { expect, test } from "vitest";

import { screens } from "../screens.ts";

test("the contract of reports lists the path pattern of each screen", () => {
  expect(ReportedRoute.options.toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
});

test("the contract of reports lists the shell and each remote", () => {
  expect(ReportedPart.options.toSorted()).toEqual(["shell", ...Object.keys(remotes)].toSorted());
});
