import { css, keyframes, styled } from "@topout/shared/platform";
import { circuit, media, motion, typography } from "@topout/shared/theme";
import { Check } from "@topout/shared/ui";

/** Marks a sent route. With `isAnimated`, it appears in the middle of the sent animation. */
export function SentStamp({ isAnimated }: { isAnimated: boolean }) {
  return (
    <Stamp data-animated={isAnimated || undefined} data-motion="own">
      <Tick>
        <Check size={14} aria-hidden="true" />
      </Tick>
      Sent
    </Stamp>
  );
}

const dropIn = keyframes`
  0% { opacity: 0; transform: scale(1.9) rotate(-14deg); }
  100% { opacity: 1; transform: rotate(-4deg); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const dropInAnimation = css`
  animation: ${dropIn} 420ms 380ms ${motion.spring} both;

  ${media.reducedMotion} {
    animation: ${fade} 150ms linear;
  }
`;

/* The colours are the same in both themes, because the stamp is on a photo. */
const Stamp = styled.span`
  position: absolute;
  z-index: 3;
  top: 16px;
  left: 14px;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  height: 32px;
  padding: 0 12px 0 8px;
  border-radius: 10px;
  background: #fff;
  box-shadow: 0 2px 8px rgb(0 0 0 / 25%);
  color: #1b1a17;
  font: ${typography.label};
  font-weight: 720;
  transform: rotate(-4deg);

  &[data-animated] {
    ${dropInAnimation}
  }
`;

const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${circuit.fill};
  color: ${circuit.ink};
`;
