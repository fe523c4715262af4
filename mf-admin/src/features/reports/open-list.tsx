import { imageUrls } from "@topout/shared/api";
import { reportQueries } from "@topout/shared/api/staff";
import type { Report } from "@topout/shared/contract";
import { formatTimeAgo, plural } from "@topout/shared/domain";
import { styled, useQuery } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import {
  Avatar,
  Badge,
  BlobImage,
  Card,
  coveringImage,
  EyeOff,
  HoldGlyph,
  PictureDisc,
  Play,
  useMinute,
} from "@topout/shared/ui";

import { getSubtitle, getTitle } from "./describe-subject.ts";

interface OpenListProps {
  reports: readonly Report[];
  selectedId: string | undefined;
  onSelect: (report: Report) => void;
}

/** The open reports. One of them is shown beside the list. */
export const OpenList = ({ reports, selectedId, onSelect }: OpenListProps) => (
  <Rows as="ul" aria-label="Open reports">
    {reports.map((report) => (
      <li key={report.id}>
        <Row
          type="button"
          aria-current={report.id === selectedId || undefined}
          onClick={() => onSelect(report)}
        >
          <RowImage report={report} />
          <RowText report={report} />
          {report.hidden && <Badge icon={<EyeOff size={14} />}>Hidden</Badge>}
        </Row>
      </li>
    ))}
  </Rows>
);

function RowImage({ report: { subject, subject_view: view } }: { report: Report }) {
  const thumbnail = useQuery({
    ...reportQueries.thumbnail(subject.id),
    enabled: subject.type === "video",
  });
  if (subject.type === "user") {
    return <Avatar size={52} photo={view.user ? imageUrls.avatar(view.user) : undefined} />;
  }
  return (
    <Picture aria-hidden="true">
      {thumbnail.data && <BlobImage blob={thumbnail.data} alt="" />}
      {subject.type === "video" && (
        <Disc>
          <Play size={14} />
        </Disc>
      )}
      {view.route && subject.type === "route" && <HoldGlyph skin={view.route.color} size={26} />}
    </Picture>
  );
}

function RowText({ report }: { report: Report }) {
  const { reasons, num_reasons, subject_view: view } = report;
  const now = useMinute();
  const time = reasons[0] && formatTimeAgo(reasons[0].time, now);
  const count = plural(num_reasons, { one: "1 report", other: `${num_reasons} reports` });

  return (
    <Text>
      <b translate="no">{getTitle(report)}</b>
      <small>
        {view.route && <HoldGlyph skin={view.route.color} size={15} />}
        {getSubtitle(report)}
      </small>
      <small>{time ? `${count} · ${time}` : count}</small>
    </Text>
  );
}

const Rows = styled(Card)`
  overflow: hidden;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Row = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 88px;
  padding: 11px 14px;
  text-align: left;

  &[aria-current] {
    background: ${color["accent-soft"]};

    ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Picture = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 68px;
  overflow: hidden;
  border-radius: 12px;
  background: ${color.sunken};

  > img {
    ${coveringImage}
  }
`;

const Disc = styled(PictureDisc)`
  width: 28px;
  height: 28px;
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  > b {
    font: ${typography.h3};
  }

  > small {
    display: flex;
    gap: 6px;
    align-items: center;
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
