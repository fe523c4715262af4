import type { Feedback, Route, VoteGrade } from "@topout/shared/contract";
import { styled, useOverlayState } from "@topout/shared/platform";
import { color, type Skin } from "@topout/shared/theme";
import { Card, createLazyComponent } from "@topout/shared/ui";

import { TellSettersRow } from "./tell-setters-row.tsx";
import { VoteCard } from "./vote-card.tsx";

const TellSettersDialog = createLazyComponent(
  async () => (await import("./tell-setters-dialog.tsx")).TellSettersDialog,
);

interface RouteFeedbackProps {
  route: Route;
  skin: Skin;
  feedback: Feedback;
  /** The vote that the server has stored. Undefined if the device does not know it. */
  storedVote: VoteGrade | null | undefined;
  canVote: boolean;
}

export function RouteFeedback({ route, skin, canVote, ...vote }: RouteFeedbackProps) {
  const dialog = useOverlayState("tellSetters");

  return (
    <Box as="section" aria-label="Grade and notes">
      {canVote && <VoteCard route={route} {...vote} />}
      <TellSettersRow notes={vote.feedback.my_notes} onClick={() => dialog.open(true)} />
      {dialog.value !== undefined && (
        <TellSettersDialog route={route} skin={skin} onClose={dialog.close} />
      )}
    </Box>
  );
}

const Box = styled(Card)`
  overflow: hidden;

  > * + button {
    border-top: 1px solid ${color.line};
  }
`;
