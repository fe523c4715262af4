import { useRef, useState } from "react";

import { isApiError, useMe } from "@topout/shared/api";
import { publishResetMutation, type ShownReset } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { notify, useMutation, useNavigate } from "@topout/shared/platform";

import { formatScopeName } from "../../../reset-scope/format-reset-name.ts";
import { useResetScope } from "../../../reset-scope/use-reset-scope.ts";
import { getOtherSetter } from "../../../route-writes/get-other-setter.ts";
import { createSetterMeta, reportLostRole } from "../../../route-writes/setter-errors.ts";
import { formatRouteCounts } from "../format-route-counts.ts";
import { useUndoReset } from "../undo/use-undo-reset.ts";
import { type CircuitPlan, findChangedCircuits } from "./get-circuit-plans.ts";

interface PublicationOptions extends Omit<ShownReset, "name"> {
  readonly gym: Gym;
  readonly plans: readonly CircuitPlan[];
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Publishes a draft, and opens the list of resets with a notification that has Undo. */
export function usePublishReset({ gym, plans, ...shown }: PublicationOptions) {
  const { user } = useMe();
  const scope = useResetScope(gym, shown.reset);
  const navigate = useNavigate();
  const { undo } = useUndoReset();
  const publishedPlans = useRef(plans);
  /** What the user saw before a change of another setter. */
  const [seenPlans, setSeenPlans] = useState<readonly CircuitPlan[]>();
  const { mutate, isPending } = useMutation({
    ...publishResetMutation(),
    scope: { id: `reset ${shown.reset.id}` },
    meta: createSetterMeta({ handledErrors: ["STALE"] }),
    // Not a callback of `mutate`, because the refetch that follows replaces the screen.
    onSuccess: (published) => {
      notify({
        type: "success",
        title: "Reset published",
        message: `${formatRouteCounts(published)}. Climbers see the new wall.`,
        action: { label: "Undo", run: () => undo(published.id) },
      });
      void navigate(paths.resets, { replace: true, state: { publishedId: published.id } });
    },
    onError: (error) => {
      reportLostRole(error);
      if (!isApiError(error, "STALE")) return;
      setSeenPlans(publishedPlans.current);
      const message = formatChange(getOtherSetter(error, user?.id));
      notify({ type: "error", title: "Not published", message });
    },
  });

  return {
    publish: () => {
      publishedPlans.current = plans;
      setSeenPlans(undefined);
      mutate({ ...shown, name: scope && formatScopeName(scope) });
    },
    isPublishing: isPending,
    /** The circuits that another setter has changed since the user tried to publish. */
    changedIds: seenPlans ? findChangedCircuits(plans, seenPlans) : NO_IDS,
  };
}

const formatChange = (setter: string) =>
  setter === ""
    ? "This reset changed a moment ago. Look at it once more."
    : `${setter} changed this reset a moment ago. Look at it once more.`;
