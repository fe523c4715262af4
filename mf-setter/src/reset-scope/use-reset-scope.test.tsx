import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { useGym } from "@topout/shared/api";
import type { Gym, Reset } from "@topout/shared/contract";

import { renderWithApi } from "../testing/render.ts";
import { createGymWithDraft } from "../testing/resets.tsx";
import { formatScopeName } from "./format-reset-name.ts";
import { useResetScope } from "./use-reset-scope.ts";

function ScopeName({ gym, reset }: { gym: Gym; reset: Reset }) {
  const scope = useResetScope(gym, reset);
  return <p>{scope ? formatScopeName(scope) : "…"}</p>;
}

function LoadedScopeName({ reset }: { reset: Reset }) {
  const { gym } = useGym(reset.gym_id);
  return gym && <ScopeName gym={gym} reset={reset} />;
}

test("the name of a reset leaves out a route that was deleted after the reset was read", async () => {
  await renderWithApi({
    seed: async (api) => {
      const { g1, listResets } = await createGymWithDraft(api);
      const stripped = await api.seed.route({
        set_id: g1.set_id,
        status: "stripped",
        stripped_at: new Date(),
        x: 0,
        y: 5,
      });
      const [reset] = await listResets();
      if (!reset) throw new Error("The gym has no reset");
      return { ...reset, strip: [stripped.id, crypto.randomUUID()] };
    },
    render: (reset) => <LoadedScopeName reset={reset} />,
  });

  expect(await screen.findByText("1 route")).toBeVisible();
});
