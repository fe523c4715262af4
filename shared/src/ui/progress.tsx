import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

interface ProgressProps {
  label: string;
  /** 0 to 100. */
  value: number;
}

export function Progress({ label, value }: ProgressProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
    >
      <span style={{ width: `${value}%` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: 8px;
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};

  > span {
    display: block;
    height: 100%;
    border-radius: 8px;
    background: ${color.accent};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    > span {
      forced-color-adjust: none;
    }
  }
`;
