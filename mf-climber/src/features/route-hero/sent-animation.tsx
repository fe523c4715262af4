import type { CSSProperties } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { circuit, media, motion } from "@topout/shared/theme";

import { CHALK_PARTICLES, type ChalkParticle } from "./chalk-particles.ts";

/** Light sweeps over the photo, its border glows, and a puff of chalk appears. Plays once on mount. */
export function SentAnimation() {
  return (
    <Container aria-hidden="true">
      <Glow />
      {CHALK_PARTICLES.map((particle) => (
        <Puff key={`${particle.dx} ${particle.dy}`} style={getParticleStyle(particle)} />
      ))}
      <Sweep />
    </Container>
  );
}

// React's style type has no custom properties.
const getParticleStyle = ({ dx, dy, size }: ChalkParticle) =>
  ({
    "--dx": `${dx}px`,
    "--dy": `${dy}px`,
    width: size,
    height: size,
    filter: `blur(${size / 6}px)`,
  }) as CSSProperties;

const Container = styled.div`
  position: absolute;
  z-index: 2;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  ${media.reducedMotion} {
    display: none;
  }
`;

const sweep = keyframes`
  from { transform: translateX(-75%); }
  to { transform: translateX(75%); }
`;

const Sweep = styled.i`
  position: absolute;
  inset: -30% -60%;
  background: linear-gradient(
    105deg,
    transparent 40%,
    rgb(255 255 255 / 10%) 44%,
    rgb(255 255 255 / 82%) 50%,
    transparent 54%
  );
  mix-blend-mode: screen;
  animation: ${sweep} 900ms cubic-bezier(0.3, 0.1, 0.2, 1) both;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(105deg, transparent 50%, ${circuit.fill} 54%, transparent 60%);
    opacity: 0.55;
  }
`;

const glow = keyframes`
  0% { opacity: 0; }
  25% { opacity: 1; }
  100% { opacity: 0; }
`;

const Glow = styled.i`
  position: absolute;
  inset: 0;
  box-shadow: inset 0 0 0 5px ${circuit.fill};
  animation: ${glow} ${motion.sent} ease-out both;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 60px ${circuit.fill};
    opacity: 0.65;
  }
`;

const puff = keyframes`
  0% { opacity: 0; transform: scale(0.2); }
  20% { opacity: 0.95; }
  100% { opacity: 0; transform: translate(var(--dx), var(--dy)); }
`;

const Puff = styled.i`
  position: absolute;
  top: 52%;
  left: 50%;
  border-radius: 50%;
  background: #fff;
  animation: ${puff} 900ms cubic-bezier(0.1, 0.7, 0.3, 1) both;
`;
