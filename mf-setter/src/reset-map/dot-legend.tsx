import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";
import { Clock, HoldGlyph } from "@topout/shared/ui";

import { DownGlyph } from "./down-glyph.tsx";
import { NewGlyph } from "./new-glyph.tsx";

interface DotLegendProps {
  waiting?: number;
  placed?: number;
  down?: number;
  stays: number;
}

/** Counts each kind of dot that the map shows, with an example of it. */
export const DotLegend = ({ waiting = 0, placed, down, stays }: DotLegendProps) => (
  <List data-waiting={waiting > 0}>
    {waiting > 0 && <Item glyph={<Clock size={16} />} text={`Waits ${waiting}`} />}
    {placed !== undefined && (
      <Item glyph={<NewGlyph skin="violet" size={20} />} text={`New ${placed}`} />
    )}
    {down !== undefined && (
      <Item glyph={<DownGlyph skin="violet" size={16} />} text={`Down ${down}`} />
    )}
    <Item glyph={<HoldGlyph skin="violet" size={11} />} text={`Stays ${stays}`} />
  </List>
);

const Item = ({ glyph, text }: { glyph: ReactNode; text: string }) => (
  <li>
    {glyph}
    <span>{text}</span>
  </li>
);

const List = styled.ul`
  position: absolute;
  bottom: 10px;
  left: 10px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
  /* The rest is for the zoom buttons. */
  max-width: calc(100% - 158px);
  padding: 8px 7px;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  color: ${color["text-2"]};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  > li {
    display: flex;
    gap: 4px;
    align-items: center;
  }

  > li > :first-child {
    flex: none;
    min-width: 16px;
  }

  /* Phones have room for three counts. */
  &[data-waiting="true"] > li:last-child {
    display: none;
  }

  ${media.desktop} {
    flex-direction: column;
    gap: 6px;
    max-width: none;
    padding: 8px 12px;
    bottom: 20px;
    left: 20px;

    &[data-waiting="true"] > li:last-child {
      display: flex;
    }
  }
`;
