import type { AuditEntry } from "@topout/shared/contract";
import { formatDay, formatTime } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { EntryDetails } from "../../lists/entry-details.ts";
import { ChangeList } from "./change-list.tsx";
import { EntrySentence } from "./entry-sentence.tsx";

interface EntryListProps {
  entries: readonly AuditEntry[];
  /** Shows only the changes of one object. */
  onSelectObject: (id: string) => void;
}

/** Who changed what, when and from where. */
export function EntryList({ entries, onSelectObject }: EntryListProps) {
  return (
    <Rows as="ul" aria-label="Changes">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <EntrySentence entry={entry} onSelectObject={onSelectObject} />
            <EntryDetails>
              <time dateTime={entry.time}>
                {`${formatDay(entry.time)}, ${formatTime(entry.time)}`}
              </time>
              {entry.ip_address !== null && <span>{`from ${entry.ip_address}`}</span>}
            </EntryDetails>
          </div>
          <ChangeList entry={entry} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled(Card)`
  overflow: hidden;

  > li {
    display: grid;
    gap: 8px 24px;
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  > li > div {
    min-width: 0;
  }

  ${media.desktop} {
    > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
