import { useMe } from "@topout/shared/api";
import { getName } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, media, tracking, typography } from "@topout/shared/theme";
import { ButtonLink } from "@topout/shared/ui";

import { DownGlyph } from "../../reset-map/down-glyph.tsx";
import { NewGlyph } from "../../reset-map/new-glyph.tsx";
import { rowTarget } from "../../styles/row-target.ts";
import { findPlacingSetter } from "./find-placing-setter.ts";
import { ResetBadges } from "./reset-badges.tsx";
import type { ResetAction } from "./reset-dialogs.tsx";
import { ResetMap } from "./reset-map.tsx";
import { ResetMenu } from "./reset-menu.tsx";
import { ResetSetters } from "./reset-setters.tsx";
import { type ResetViewProps, useResetView } from "./use-reset-view.ts";

interface DraftCardProps extends ResetViewProps {
  onSelectAction: (action: ResetAction) => void;
}

/** The newest draft, with the button that continues it. */
export function DraftCard({ onSelectAction, ...view }: DraftCardProps) {
  const { gym, reset, now } = view;
  const { name, areas, leavesText } = useResetView(view);
  const { user } = useMe();
  const placingSetter = findPlacingSetter(reset, { currentUserId: user?.id, now });
  const placingName = placingSetter && getName(placingSetter);

  return (
    <Item>
      <ResetMap gym={gym} areas={areas} />
      <div>
        <h2 translate="no">{name}</h2>
        <ResetBadges reset={reset} leavesText={leavesText} />
        <Counts>
          <span>
            <DownGlyph skin="violet" size={18} />
            <span>{`${reset.strip.length} down`}</span>
          </span>
          <span>
            <NewGlyph skin="violet" size={20} />
            <span>{`${reset.new.length} up`}</span>
          </span>
        </Counts>
      </div>
      <MenuCell>
        <ResetMenu resetId={reset.id} name={name} onSelect={onSelectAction} />
      </MenuCell>
      <Actions>
        <ResetSetters reset={reset} />
        <p translate="no">{placingName && `${placingName} is placing`}</p>
        <Continue to={paths.reset(reset.id)} variant="primary" aria-label={`Continue ${name}`}>
          Continue
        </Continue>
      </Actions>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px 14px;
  align-items: center;
  padding: 14px 6px 14px 14px;

  > svg {
    width: 76px;
    height: 88px;
  }

  h2 {
    font: ${typography.h2};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
`;

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 8px;
  font: ${typography.label};
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

const MenuCell = styled.div`
  position: relative;
  z-index: 1;
  align-self: start;

  ${media.desktop} {
    order: 1;
    align-self: center;
  }
`;

const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
  padding-right: 8px;

  > p {
    flex: 1;
    min-width: 0;
    color: ${color["text-2"]};
    font: ${typography.small};
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    grid-column: auto;
    padding-right: 0;
  }
`;

const Continue = styled(ButtonLink)`
  && {
    position: static;
  }

  ${rowTarget}
`;
