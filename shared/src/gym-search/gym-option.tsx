import { imageUrls } from "@topout/shared/api";
import type { GymSummary } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Check, tNuts } from "@topout/shared/ui";

import { findWordStarts } from "./find-word-starts.ts";
import { getLetters } from "./get-letters.ts";

interface GymOptionProps {
  id: string;
  gym: GymSummary;
  query: string;
  isActive: boolean;
  isSelected: boolean;
  isHomeGym: boolean;
  onSelect: () => void;
}

/** A gym in the list. The match is marked in the place only if the name contains none. */
export function GymOption(props: GymOptionProps) {
  const { id, gym, query, isActive, isSelected, isHomeGym, onSelect } = props;
  const isNameMatch = findWordStarts(gym.name, query).some(({ isMatch }) => isMatch);

  return (
    <Row
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      // The focus stays in the field, which would search on blur and replace the pressed option before its click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
    >
      {gym.has_image ? (
        <img src={imageUrls.gym(gym)} alt="" width={44} height={44} loading="lazy" />
      ) : (
        <Board aria-hidden="true" translate="no">
          {getLetters(gym.name)[0]}
        </Board>
      )}
      <Texts>
        <b translate="no">
          <Marked text={gym.name} query={query} />
        </b>
        <small>
          <span translate="no">
            <Marked text={gym.location} query={isNameMatch ? "" : query} />
          </span>
          {isHomeGym && <span>{" · Home gym"}</span>}
        </small>
      </Texts>
      {isSelected && <Check size={20} aria-hidden="true" />}
    </Row>
  );
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  findWordStarts(text, query).map((part) =>
    part.isMatch ? <Mark key={part.start}>{part.text}</Mark> : part.text,
  );

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px 12px;
  border-radius: 14px;
  cursor: pointer;

  &[data-active],
  &:hover {
    background: ${color.hover};
  }

  > img {
    flex: none;
    border-radius: 12px;
    object-fit: cover;
  }

  > svg {
    flex: none;
    color: ${color["accent-text"]};
  }
`;

const Board = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 12px;
  background-color: ${color.board};
  color: ${color["text-2"]};
  font: ${typography.h3};
  ${tNuts}
`;

const Texts = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  > b {
    font: ${typography.h3};
    font-weight: 600;
  }

  > small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Mark = styled.mark`
  background: none;
  color: ${color.text};
  font-weight: 740;
  text-decoration: underline 2px ${color.accent};
  text-underline-offset: 3px;
`;
