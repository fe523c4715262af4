import type { CSSProperties } from "react";

import type { GradeRank } from "@topout/shared/contract";
import { css, styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

interface GradeSlidersProps {
  grades: readonly string[];
  range: GradeRank;
  onChange: (range: GradeRank) => void;
}

/** Two sliders on one track, for the easiest and the hardest grade. They can meet, but not pass each other. */
export function GradeSliders({ grades, range, onChange }: GradeSlidersProps) {
  const last = grades.length - 1;
  const max = Math.min(range.max, last);
  const min = Math.min(range.min, max);
  const track = {
    "--from": `${((min + 0.5) / grades.length) * 100}%`,
    "--to": `${((max + 0.5) / grades.length) * 100}%`,
  } as CSSProperties;

  return (
    <Track style={track}>
      <Slider
        type="range"
        aria-label="From grade"
        min={0}
        max={last}
        value={min}
        aria-valuetext={grades[min]}
        // Where both meet at the end, only this one can move.
        data-on-top={min > last / 2}
        onChange={({ target }) => onChange({ min: Math.min(target.valueAsNumber, max), max })}
      />
      <Slider
        type="range"
        aria-label="To grade"
        min={0}
        max={last}
        value={max}
        aria-valuetext={grades[max]}
        onChange={({ target }) => onChange({ min, max: Math.max(target.valueAsNumber, min) })}
      />
    </Track>
  );
}

const Track = styled.div`
  position: relative;
  height: 44px;
  margin-top: -4px;

  &::before,
  &::after {
    content: "";
    position: absolute;
    top: 19px;
    right: 0;
    left: 0;
    height: 6px;
    border-radius: 6px;
    background: ${color.sunken};
    box-shadow: inset 0 0 0 1px ${color["line-strong"]};
  }

  &::after {
    right: calc(100% - var(--to));
    left: var(--from);
    background: ${color.accent};
    box-shadow: none;
  }
`;

/* A circle of 26 px in a target of 44 px. */
const thumb = css`
  box-sizing: border-box;
  width: 44px;
  height: 44px;
  border: 9px solid transparent;
  border-radius: 50%;
  background: radial-gradient(
      closest-side,
      ${color.surface} calc(100% - 3.5px),
      ${color.accent} calc(100% - 3px) calc(100% - 0.5px),
      transparent
    )
    padding-box;
  pointer-events: auto;
  cursor: grab;
`;

/* The centre of the thumb is in the middle of the column of its grade. */
const Slider = styled.input`
  position: absolute;
  z-index: 1;
  top: 0;
  left: calc(50% / var(--columns) - 22px);
  width: calc(100% - 100% / var(--columns) + 44px);
  height: 44px;
  margin: 0;
  appearance: none;
  background: none;
  pointer-events: none;

  &[data-on-top="true"],
  &:focus-visible {
    z-index: 2;
  }

  &:focus-visible {
    outline: none;
  }

  &::-webkit-slider-runnable-track {
    background: none;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2.5px solid ${color.focus};
    outline-offset: -7px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2.5px solid ${color.focus};
    outline-offset: -7px;
  }
`;
