import { useMe } from "@topout/shared/api";
import type { Report } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Check, MenuItem, MoreMenu, SegmentedControl, UserX } from "@topout/shared/ui";
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
  const person = report.subject_view.user;
  const uploadsLabel = `Uploads of ${getPersonName(report)}`;

  return (
    <Bar>
      {person && (
        <Uploads>
          <span aria-hidden="true">{uploadsLabel}</span>
          <SegmentedControl label={uploadsLabel} options={STOPS} value={stop} onChange={setStop} />
        </Uploads>
      )}
      <Buttons>
        <Button icon={<Check size={19} />} isBusy={isBusy} onClick={onKeep}>
          Keep
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => onRemove(STOP_DAYS[stop])}>
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

const Bar = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px 16px;
  border-top: 1px solid ${color.line};
`;

const Uploads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  color: ${color["text-2"]};
  font: ${typography.small};

  label {
    padding: 0 11px;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 10px;

  > button {
    flex: 1;
  }
`;
