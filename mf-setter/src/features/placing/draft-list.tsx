import { imageUrls } from "@topout/shared/api";
import type { PlacedRoute } from "@topout/shared/api/staff";
import type { Circuit, UserRef } from "@topout/shared/contract";
import { getName, parseStyleTags } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, getCircuitSkin, typography } from "@topout/shared/theme";
import { Avatar, VisuallyHidden } from "@topout/shared/ui";

import { NewGlyph } from "../../reset-map/new-glyph.tsx";
import { PhotoButton } from "./photos/photo-button.tsx";
import type { Placing } from "./use-placing.ts";

interface DraftListProps {
  circuits: readonly Circuit[];
  placing: Placing;
  onOpenPhoto: (draft: PlacedRoute) => void;
}

/** The new routes, the last one first. A row selects its dot. */
export const DraftList = ({
  circuits,
  placing: { drafts, selected, select, otherSetters },
  onOpenPhoto,
}: DraftListProps) => (
  <Rows aria-label="New routes">
    {[...drafts].reverse().map((draft) => {
      const { id, circuit_id, name, grade, location, style } = draft;
      const circuit = circuits.find((other) => other.id === circuit_id);
      return (
        <li key={id}>
          <Select type="button" aria-pressed={id === selected?.id} onClick={() => select(id)}>
            {circuit && <NewGlyph skin={getCircuitSkin(circuit)} size={28} />}
            <span translate="no">
              <b>{name}</b> {grade}
              <small>
                {[location, parseStyleTags(style).join(", ")].filter(Boolean).join(" · ")}
              </small>
            </span>
          </Select>
          <Setter user={otherSetters.get(id)} />
          <PhotoButton draft={draft} onOpen={onOpenPhoto} />
        </li>
      );
    })}
  </Rows>
);

/** A deleted account has no name. */
const Setter = ({ user }: { user: UserRef | undefined }) =>
  user &&
  user.username !== "" && (
    <>
      <Avatar photo={imageUrls.avatar(user)} size={28} />
      <VisuallyHidden translate="no">{`Set by ${getName(user)}`}</VisuallyHidden>
    </>
  );

const Rows = styled.ul`
  margin-top: 14px;
  border-top: 1px solid ${color.line};

  > li + li {
    border-top: 1px solid ${color.line};
  }

  > li {
    display: flex;
    gap: 4px;
    align-items: center;
  }
`;

const Select = styled.button`
  display: flex;
  flex: 1;
  gap: 12px;
  align-items: center;
  min-width: 0;
  min-height: 48px;
  padding: 6px 4px;
  color: ${color.text};
  font: ${typography.small};
  text-align: left;

  &[aria-pressed="true"] {
    background: ${color["accent-soft"]};
  }

  small {
    display: block;
    color: ${color["text-2"]};
    font: inherit;
  }
`;
