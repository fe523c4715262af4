import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { type PartState, type ReleasePart, ROLLOUT_STEPS } from "./release-part.ts";

/** The steps of a rollout, and which of them the release has reached. */
export const RolloutSteps = ({ state, share }: Pick<ReleasePart, "state" | "share">) => (
  <Steps role="img" aria-label={formatRollout(state, share)} data-state={state}>
    {ROLLOUT_STEPS.map((step) => (
      <Step key={step} data-reached={state !== "switchedOff" && share >= step}>
        <Segment />
        <em>{`${step}%`}</em>
      </Step>
    ))}
  </Steps>
);

function formatRollout(state: PartState, share: number): string {
  if (state === "switchedOff") return "switched off";
  return state === "halted" ? `halted at ${share}%` : `${share}% of the browsers`;
}

const Segment = styled.i`
  display: block;
  width: 100%;
  height: 10px;
  border-radius: 3px;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color["line-strong"]};
`;

const Step = styled.span`
  display: grid;
  gap: 4px;
  justify-items: end;

  em {
    color: ${color["text-3"]};
    font: ${typography.micro};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  &[data-reached="true"] {
    ${Segment} {
      background: ${color.accent};
      box-shadow: inset 0 0 0 1px ${color.accent};
    }

    em {
      color: ${color.text};
      font-weight: 640;
    }
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;

  &[data-state="halted"] [data-reached="true"] ${Segment} {
    background: repeating-linear-gradient(
      -45deg,
      ${color["danger-text"]} 0 2px,
      ${color["danger-soft"]} 2px 6px
    );
    box-shadow: inset 0 0 0 1.5px ${color["danger-text"]};
  }

  &[data-state="switchedOff"] ${Segment} {
    background: ${color.sunken};
    box-shadow: none;
  }

  /* The colours of backgrounds are replaced there. The weight of the labels also shows the reached steps. */
  ${media.forcedColors} {
    ${Segment} {
      border: 1px solid CanvasText;
    }

    [data-reached="true"] ${Segment} {
      border-width: 5px;
    }
  }
`;
