import { styled } from "@topout/shared/platform";
import { typography } from "@topout/shared/theme";
import { Card, Checkbox } from "@topout/shared/ui";

import type { Draft } from "./draft.ts";

interface VisibilityCardProps {
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
}

export const VisibilityCard = ({ draft, edit }: VisibilityCardProps) => (
  <Box as="fieldset">
    <legend>Visibility</legend>
    <Checkbox
      label="Profile"
      hint="Other climbers can open your profile."
      checked={draft.profile_visible}
      onChange={(event) => edit({ profile_visible: event.target.checked })}
    />
    <Checkbox
      label="Sends"
      hint="Your sends appear on your profile and in the feed."
      checked={draft.send_visible}
      onChange={(event) => edit({ send_visible: event.target.checked })}
    />
  </Box>
);

const Box = styled(Card)`
  display: grid;
  gap: 8px;
  padding: 16px;

  /* Browsers draw a legend on the border of the fieldset unless it floats. */
  > legend {
    float: left;
    font: ${typography.h3};
  }
`;
