import type { NoteKind } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { NOTE_KIND_VIEWS } from "./note-kind-views.ts";

/** What is to fix on a route, in its row. */
export const NoteBadges = ({ kinds }: { kinds: readonly NoteKind[] }) => (
  <>
    {kinds.map((kind) => {
      const { name, Icon } = NOTE_KIND_VIEWS[kind];
      return (
        <Text key={kind}>
          <Icon size={14} aria-hidden="true" />
          <span>{name}</span>
        </Text>
      );
    })}
  </>
);

const Text = styled.span`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  margin-right: 8px;
  vertical-align: top;
  color: ${color.text};
  font-weight: 620;

  > svg {
    flex: none;
  }
`;
