import { paths } from "@topout/shared/paths";
import { useTypedSearchParams } from "@topout/shared/platform";

export const STEPS = ["down", "up", "publish"] as const;
export const STEP_TITLES = {
  down: "What comes down",
  up: "What goes up",
  publish: "Publish",
} satisfies Record<Step, string>;
type Step = (typeof STEPS)[number];

export const getStepPath = (resetId: string, step: Step): string =>
  `${paths.reset(resetId)}?step=${step}`;

/** The current step of the reset mode, from the `step` parameter of the URL. */
export function useStep() {
  const [params, setParams] = useTypedSearchParams<"step" | "draft">();
  return {
    step: STEPS.find((step) => step === params.step) ?? "down",
    /** The new route that the publish step has sent the user to. */
    draftId: params.draft,
    open: (step: Step) => setParams({ step, draft: undefined }),
    openDraft: (draft: string) => setParams({ step: "up", draft }),
  };
}
