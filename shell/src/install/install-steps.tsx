import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { EllipsisVertical, Share, SquarePlus } from "@topout/shared/ui";
import { useEffect, useRef } from "react";

import { isAppleTouchDevice } from "./device.ts";

/** The manual installation steps for this device. Takes focus, because the user opened it. */
export function InstallSteps() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus(), []);

  return (
    <Steps ref={list} tabIndex={-1}>
      {isAppleTouchDevice() ? (
        <li>
          <span>Press the share button</span>
          <Share size={20} />
        </li>
      ) : (
        <li>
          <span>Press the three-dot menu</span>
          <EllipsisVertical size={20} />
        </li>
      )}
      <li>
        <span>Choose Add to home screen</span>
        <SquarePlus size={20} />
      </li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: 6px;
  counter-reset: step;

  > li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 46px;
    padding: 0 14px;
    border-radius: ${radius.md};
    background: ${color.sunken};
    font: ${typography.label};
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    color: ${color["text-2"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }

  > li > span {
    flex: 1;
  }
`;
