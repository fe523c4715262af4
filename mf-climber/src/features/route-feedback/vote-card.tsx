import { useId, useState } from "react";

import { createVote } from "@topout/shared/api/feedback";
import type { Feedback, Route, VoteGrade } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { keyframes, styled, usePendingStatus, withOutbox } from "@topout/shared/platform";
import { color, motion, typography } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";

import { VoteButton } from "./vote-button.tsx";

interface VoteCardProps {
  route: Pick<Route, "id" | "name" | "grade">;
  feedback: Feedback;
  /** The vote that the server has stored. Undefined if the device does not know it. */
  storedVote: VoteGrade | null | undefined;
}

const GRADES: readonly { readonly grade: VoteGrade; readonly name: string }[] = [
  { grade: "soft", name: "Soft" },
  { grade: "fair", name: "Fair" },
  { grade: "hard", name: "Hard" },
];

/** Asks how the grade feels, and shows the votes of all climbers. */
export function VoteCard({ route, feedback, storedVote }: VoteCardProps) {
  const titleId = useId();
  const [status, setStatus] = useState("");
  const { votes, my_vote } = feedback;

  const vote = async (grade: VoteGrade | null, nextStatus: string) => {
    const newVote = createVote(route.id, { grade, stored: storedVote });
    const isStored = await withOutbox(
      (outbox) => outbox.enqueue({ type: "vote", vote: newVote }, route.name),
      "Your vote was not saved. Try again.",
    );
    if (isStored) setStatus(nextStatus);
  };

  return (
    <Section aria-labelledby={titleId}>
      <Header>
        <h3 id={titleId}>{`How does ${route.grade} feel?`}</h3>
        <VoteCount routeId={route.id} votes={votes} />
      </Header>
      <Options role="group" aria-label="Your vote">
        {GRADES.map(({ grade, name }) => (
          <VoteButton
            key={grade}
            name={name}
            isOwn={my_vote === grade}
            votes={votes && { count: votes[grade], total: getTotal(votes) }}
            onClick={() =>
              void (my_vote === grade
                ? vote(null, "Vote removed")
                : vote(grade, `Vote saved: ${name}`))
            }
          />
        ))}
      </Options>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Section>
  );
}

type Votes = NonNullable<Feedback["votes"]>;

const getTotal = ({ soft, fair, hard }: Votes) => soft + fair + hard;

interface VoteCountProps {
  routeId: string;
  votes: Votes | null;
}

function VoteCount({ routeId, votes }: VoteCountProps) {
  const status = usePendingStatus(
    (operation) => operation.type === "vote" && operation.vote.routeId === routeId,
  );
  if (status === "Waiting") return <span>Sent when you are online</span>;
  if (!votes) return <span>Spread from 5 votes</span>;
  const total = getTotal(votes);
  return <span>{plural(total, { one: "1 vote", other: `${total} votes` })}</span>;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Section = styled.section`
  animation: ${appear} ${motion.base} both;
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  padding: 12px 14px 0;

  h3 {
    font: ${typography.label};
    overflow-wrap: anywhere;
  }

  > span {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  padding: 9px 14px 12px;
`;
