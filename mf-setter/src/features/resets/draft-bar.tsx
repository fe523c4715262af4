import { resetQueries } from "@topout/shared/api/staff";
import type { Reset } from "@topout/shared/contract";
import { formatWeekday, plural } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled, useQuery } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { ChevronRight } from "@topout/shared/ui";

import { DownGlyph } from "../../reset-map/down-glyph.tsx";
import { formatRouteCounts } from "./format-route-counts.ts";

/** Says on phones that a reset is in draft, and opens it. Several open the list. Nothing without drafts. */
export function DraftBar({ gymId }: { gymId: string }) {
  const { data: page } = useQuery(resetQueries.drafts(gymId));
  const [draft, ...others] = page?.data ?? [];
  if (!page || !draft) return null;

  return (
    <Bar to={others.length === 0 ? paths.reset(draft.id) : paths.resets}>
      <DownGlyph skin="violet" size={24} />
      {others.length === 0 ? (
        <span>
          <b>{formatDraft(draft)}</b> <small>{formatRouteCounts(draft)}</small>
        </span>
      ) : (
        <b>{formatDrafts(page.meta.total)}</b>
      )}
      <ChevronRight size={20} />
    </Bar>
  );
}

const formatDraft = ({ leaves_on }: Reset) =>
  leaves_on === null ? "Reset in draft" : `Reset on ${formatWeekday(leaves_on)}`;

const formatDrafts = (count: number) =>
  plural(count, { one: "1 reset in draft", other: `${count} resets in draft` });

const Bar = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 50px;
  margin-top: 8px;
  padding: 8px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  font: ${typography.label};
  text-decoration: none;

  > svg {
    flex: none;
    margin-left: auto;
    color: ${color["text-2"]};
  }

  small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
