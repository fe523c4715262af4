import { useMe } from "@topout/shared/api";
import type { Report } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, frame, media, typography } from "@topout/shared/theme";
import {
  Button,
  Check,
  MenuItem,
  MoreMenu,
  SegmentedControl,
  useHeightVariable,
  UserX,
} from "@topout/shared/ui";
import { useState } from "react";

import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { getPersonName } from "./describe-subject.ts";

const STOPS = [
  { value: "0", label: "Go on" },
  { value: "7", label: "Stop 7 days" },
  { value: "30", label: "30 days" },
] as const;
type Stop = (typeof STOPS)[number]["value"];

const STOP_DAYS = { 0: 0, 7: 7, 30: 30 } as const satisfies Record<Stop, number>;

/** A higher bar is not pinned, for example with large text. It would cover the report. */
const MAX_PART_OF_WINDOW = 1 / 3;

interface DecisionBarProps {
  report: Report;
  isBusy: boolean;
  onKeep: () => void;
  onRemove: (stopUploadsDays: 0 | 7 | 30) => void;
}

/** Keeps or removes what was reported. The choice of uploads belongs to Remove. */
export function DecisionBar({ report, isBusy, onKeep, onRemove }: DecisionBarProps) {
  const [stop, setStop] = useState<Stop>("0");
  const { user } = useMe();
  const [isDeactivating, setIsDeactivating] = useState(false);
  const [height, setHeight] = useState(0);
  const bar = useHeightVariable("--pinned", setHeight);
  const person = report.subject_view.user;
  const uploadsLabel = `Uploads of ${getPersonName(report)}`;

  return (
    <Bar ref={bar} data-pinned={height < window.innerHeight * MAX_PART_OF_WINDOW}>
      {person && (
        <Uploads>
          <span aria-hidden="true">{uploadsLabel}</span>
          <SegmentedControl label={uploadsLabel} options={STOPS} value={stop} onChange={setStop} />
        </Uploads>
      )}
      <Buttons>
        <Button size="large" icon={<Check size={20} />} isBusy={isBusy} onClick={onKeep}>
          Keep
        </Button>
        <Button
          variant="danger"
          size="large"
          isBusy={isBusy}
          onClick={() => onRemove(STOP_DAYS[stop])}
        >
          Remove
        </Button>
        {person && can(user, "administer", null) && (
          <MoreMenu name={person.username}>
            <MenuItem icon={<UserX size={19} />} onSelect={() => setIsDeactivating(true)}>
              {`Deactivate ${person.username}`}
            </MenuItem>
          </MoreMenu>
        )}
      </Buttons>
      {person && isDeactivating && (
        <DeactivateDialog user={person} onClose={() => setIsDeactivating(false)} />
      )}
    </Bar>
  );
}

/** Pinned above the bottom bar of phones and tablets, and at the end of the scrolled card on desktop. */
const Bar = styled.div`
  align-self: end;
  display: grid;
  gap: 10px;
  padding: 12px 16px;
  border-top: 1px solid ${color.line};
  background: ${color.bg};

  ${media.desktop} {
    border-radius: 0 0 19px 19px;
    background: ${color.surface};
  }

  &[data-pinned="true"] {
    position: sticky;
    bottom: calc(${frame.bar} - 1px);
    z-index: 5;

    ${media.desktop} {
      bottom: 0;
    }
  }

  && button {
    scroll-margin-bottom: 0;
  }
`;

const Uploads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  color: ${color["text-2"]};
  font: ${typography.small};

  /* A long name has several lines beside the choice, and a line of its own on narrow phones and with large text. */
  > span {
    flex: 1 1 6.5em;
    overflow-wrap: anywhere;
  }

  [role="radiogroup"] {
    flex: 0 1 auto;
    flex-wrap: wrap;
  }

  [role="radiogroup"] > label {
    padding: 0 11px;
    font-size: 0.8125rem;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;

  [aria-haspopup="menu"] {
    border: 1.5px solid ${color.line};
  }

  > button {
    flex: 1;
  }
`;
