import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { DownGlyph } from "../../../reset-map/down-glyph.tsx";
import { NewGlyph } from "../../../reset-map/new-glyph.tsx";

/** "14 come down", "12 go up" */
export const Totals = ({ downCount, upCount }: { downCount: number; upCount: number }) => (
  <List>
    <li>
      <b>{downCount}</b>{" "}
      <span>
        <DownGlyph skin="violet" size={22} />
        come down
      </span>
    </li>
    <li>
      <b>{upCount}</b>{" "}
      <span>
        <NewGlyph skin="violet" size={27} />
        go up
      </span>
    </li>
  </List>
);

/** The numbers are read first, but stand at the right end. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;

  > li {
    display: flex;
    flex-flow: row-reverse wrap;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
    min-height: 50px;
    padding: 7px 12px;
    border: 1px solid ${color.line};
    border-radius: 18px;
    background: ${color.surface};
    font: ${typography.label};
  }

  li > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }

  b {
    font: ${typography.h1};
    font-variant-numeric: tabular-nums;
  }
`;
