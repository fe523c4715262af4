import type { AuditEntry } from "@topout/shared/contract";
import { formatDay, formatTime } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { EntryDetails } from "../../lists/entry-details.ts";
import { ChangeList } from "./change-list.tsx";
import { describeAction, getActorName, getObjectName } from "./describe-entry.ts";

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
            <Summary>
              <Actor entry={entry} /> <span>{describeAction(entry)}</span>{" "}
              <ObjectButton type="button" onClick={() => onSelectObject(entry.object.id)}>
                {getObjectName(entry)}
              </ObjectButton>
            </Summary>
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

/** Links to the profile, if the account exists. */
function Actor({ entry }: { entry: AuditEntry }) {
  const name = getActorName(entry);
  const username = entry.actor?.username;
  return username ? (
    <ActorLink translate="no" to={paths.profile(username)}>
      {name}
    </ActorLink>
  ) : (
    <b>{name}</b>
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

const Summary = styled.p`
  color: ${color["text-2"]};
`;

const ActorLink = styled(Link)`
  display: inline-block;
  min-height: 24px;
  color: ${color.text};
  font-weight: 660;
`;

const ObjectButton = styled.button`
  min-height: 24px;
  color: ${color["accent-text"]};
  font-weight: 600;
  text-align: left;
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
