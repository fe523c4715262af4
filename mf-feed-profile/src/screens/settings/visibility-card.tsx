import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Checkbox } from "@topout/shared/ui";

import type { Draft } from "../../features/unsaved-changes/draft.ts";
import { FieldCard } from "./field-card.tsx";

interface VisibilityCardProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export const VisibilityCard = ({ draft, onChange }: VisibilityCardProps) => (
  <FieldCard title="Visibility">
    <Checkbox
      label="Profile"
      hint="Other climbers can open your profile."
      checked={draft.profile_visible}
      onChange={(event) => onChange({ profile_visible: event.target.checked })}
    />
    <Checkbox
      label="Sends"
      hint="Your sends appear on your profile and in the feed."
      checked={draft.send_visible}
      onChange={(event) => onChange({ send_visible: event.target.checked })}
    />
    <ProfileLink to={{ pathname: paths.ownProfile, search: "?view=visitor" }}>
      View your profile as a visitor
    </ProfileLink>
  </FieldCard>
);

const ProfileLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  color: ${color["accent-text"]};
  font: ${typography.label};
`;
