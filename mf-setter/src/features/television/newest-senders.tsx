import type { ScreenSend } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";

import { ScreenHold } from "./screen-hold.tsx";
import { scaled } from "./scale.ts";

const MAX_SENDERS = 6;

/** The climbers of the newest sends in one line. Those that do not fit are left out whole. */
export const NewestSenders = ({ sends }: { sends: readonly ScreenSend[] }) => (
  <Line translate="no">
    {sends
      .filter(({ climber }) => climber !== null)
      .slice(0, MAX_SENDERS)
      .map((send) => (
        <Sender key={send.id}>
          {send.climber}
          <ScreenHold circuit={send} size={32} />
          {send.route_name}
        </Sender>
      ))}
  </Line>
);

/** A climber that does not fit wraps into the hidden second line. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${scaled(28)};
  height: ${scaled(44)};
  margin-top: ${scaled(14)};
  overflow: hidden;
  font: 560 ${scaled(34)} / ${scaled(44)} var(--font);
  white-space: nowrap;
`;

const Sender = styled.span`
  display: inline-flex;
  gap: ${scaled(12)};
  align-items: center;
`;
