import type { Report } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, frame, media, typography } from "@topout/shared/theme";
import { Card, Lock } from "@topout/shared/ui";

import { DecisionBar } from "./decision-bar.tsx";
import { getPersonName, getTitle } from "./describe-subject.ts";
import { EarlierDecisions } from "./earlier-decisions.tsx";
import { ReasonList } from "./reason-list.tsx";
import { ReportMedia } from "./report-media.tsx";
import { useDecide } from "./use-decide.ts";

interface ReportDetailProps {
  report: Report;
  onDecided: () => void;
}

/** Of the screen, above this one. */
const HEADING_HEIGHT = "58px";

/** The subject of an open report, its reasons, the earlier decisions, and the buttons that decide. */
export function ReportDetail({ report, onDecided }: ReportDetailProps) {
  const { decide, isPending } = useDecide(onDecided);
  const name = getPersonName(report);

  return (
    <Detail as="section" aria-label={getTitle(report)}>
      <ReportMedia report={report} />
      <Sections>
        <ReasonList report={report} />
        <EarlierDecisions report={report} />
        {name !== "" && (
          <Note>
            <Lock size={17} aria-hidden="true" />
            <span>{`${name} does not learn who reported.`}</span>
          </Note>
        )}
      </Sections>
      <DecisionBar
        report={report}
        isBusy={isPending}
        onKeep={() => decide(report, { decision: "keep" })}
        onRemove={(days) => decide(report, { decision: "remove", stop_uploads_days: days })}
      />
    </Detail>
  );
}

/**
 * As wide as phones and tablets, and at least as high as the space below the heading, so that the buttons are at the bottom of
 * the window. On desktop, a card that scrolls by itself beside the list.
 */
const Detail = styled(Card)`
  ${media.compact} {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    min-height: calc(100dvh - ${frame.top} - ${frame.bar} - ${HEADING_HEIGHT});
    margin: 0 calc(${frame.gut} * -1);
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }

  ${media.desktop} {
    max-height: calc(100dvh - ${frame.header} - 32px);
    overflow: auto;
  }
`;

const Sections = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
  padding: 13px 16px 14px;

  h3 {
    margin-bottom: 9px;
    font: ${typography.label};
  }
`;

const Note = styled.p`
  display: flex;
  gap: 9px;
  align-items: center;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
