import type { Circuit, Gym, Reset } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { paths } from "@topout/shared/paths";
import { useTypedSearchParams } from "@topout/shared/platform";
import { Button, ButtonLink } from "@topout/shared/ui";

import { PlaceStep } from "../../features/placing/place-step.tsx";
import { StripStep } from "../../features/stripping/strip-step.tsx";
import { useMarks } from "../../features/stripping/use-marks.ts";

interface DraftStepsProps {
  gym: Gym;
  reset: Reset;
  /** In display order. */
  circuits: readonly Circuit[];
  /** The routes on the wall. */
  routes: readonly GymRoute[];
}

/** The steps of a draft. The URL has the current one. */
export function DraftSteps(props: DraftStepsProps) {
  const [{ step }, setParams] = useTypedSearchParams<"step">();
  const { marks, mark } = useMarks(props.reset);

  if (step !== "up") {
    const next = (
      <Button variant="primary" size="large" onClick={() => setParams({ step: "up" })}>
        Next
      </Button>
    );
    return <StripStep {...props} marks={marks} mark={mark} next={next} />;
  }
  const done = (
    <>
      <Button size="large" onClick={() => setParams({ step: undefined })}>
        Back
      </Button>
      <ButtonLink to={paths.resets} variant="primary" size="large">
        Close
      </ButtonLink>
    </>
  );
  return <PlaceStep {...props} marks={marks} next={done} />;
}
