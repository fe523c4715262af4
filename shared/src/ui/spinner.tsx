import { keyframes, styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

interface SpinnerProps {
  /** In pixels. */
  size?: number;
}

/** Decorative: set `aria-busy` on the busy element. Inherits the text colour. */
export function Spinner({ size = 30 }: SpinnerProps) {
  return (
    <Ring
      aria-hidden="true"
      data-motion="own"
      style={{ width: size, height: size, borderWidth: size < 24 ? 2.5 : 3.5 }}
    />
  );
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: solid rgb(128 128 128 / 28%);
  border: solid color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${spin} 900ms linear infinite;

  ${media.reducedMotion} {
    animation: ${pulse} 1600ms ease-in-out infinite;
  }
`;
