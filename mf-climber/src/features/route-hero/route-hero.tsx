import type { ReactNode } from "react";

import type { Route } from "@topout/shared/contract";
import { css, styled } from "@topout/shared/platform";
import { SecondGrade, SecondScaleProvider } from "@topout/shared/second-grade";
import { color, media, type Skin, typography } from "@topout/shared/theme";
import { HoldGlyph, useMediaQuery } from "@topout/shared/ui";

import { RoutePhoto } from "./route-photo.tsx";
import { SentAnimation } from "./sent-animation.tsx";
import { SentStamp } from "./sent-stamp.tsx";
import { type Neighbours, useSwipe } from "./use-swipe.ts";

interface RouteHeroProps {
  route: Route;
  skin: Skin;
  initial: string | undefined;
  circuitName: string | undefined;
  isSent: boolean;
  /** Number of sends added since the panel opened. Each one plays the animation. */
  addedSends: number;
  /** Buttons at the top right of the photo. */
  actions: ReactNode;
  /** Buttons at the left and right edge of the photo. */
  sides?: ReactNode;
  /** The routes that a swipe opens. */
  neighbours: Neighbours | undefined;
  onOpen: (routeId: string) => void;
}

export function RouteHero(props: RouteHeroProps) {
  const { route, skin, initial, circuitName, isSent, addedSends, actions, sides } = props;
  const { hero, photo } = useSwipe(props);
  const isDesktop = useMediaQuery(media.desktop);
  const caption = [circuitName, route.location, route.grade].filter(Boolean).join(" · ");

  return (
    <Hero ref={hero} data-circuit={skin}>
      <PhotoLayer ref={photo}>
        <RoutePhoto route={route} skin={skin} />
      </PhotoLayer>
      <Shade />
      {addedSends > 0 && <SentAnimation key={addedSends} />}
      {isSent && <SentStamp key={`stamp ${addedSends}`} isAnimated={addedSends > 0} />}
      <Actions>{actions}</Actions>
      <Sides>{sides}</Sides>
      {/* The lower part of the photo is dark in both themes. */}
      <Caption data-theme="dark">
        <h2>
          <HoldGlyph skin={skin} initial={initial} size={26} />
          <span translate="no">{route.name}</span>
        </h2>
        <p>
          {caption}
          {/* On phones, the caption has no room. */}
          {isDesktop && (
            <SecondScaleProvider gymId={route.gym_id}>
              <SecondGrade grade={route.grade} isInText />
            </SecondScaleProvider>
          )}
        </p>
      </Caption>
    </Hero>
  );
}

/* The minimum height keeps the buttons and the caption apart, even with large text. */
const Hero = styled.div`
  position: relative;
  height: min(322px, 48dvh);
  min-height: 11.75rem;
  overflow: hidden;
  background: ${color.sunken};

  ${media.desktop} {
    height: min(300px, 48dvh);
  }
`;

const PhotoLayer = styled.div`
  position: absolute;
  inset: 0;
`;

const Shade = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 55%;
  background: linear-gradient(transparent, rgb(10 9 8 / 84%) 92%);
`;

/* A dark background, so that the buttons are visible on any photo. */
const onPhoto = css`
  button {
    border: 0;
    border-radius: 50%;
    background: rgb(20 19 17 / 62%);
    color: #fff;
    -webkit-backdrop-filter: blur(8px);
    backdrop-filter: blur(8px);
  }

  button:hover,
  button[aria-pressed="true"] {
    background: #fff;
    color: #1b1a17;
  }

  button:focus-visible {
    border-radius: 50%;
    outline-color: #fff;
    box-shadow: 0 0 0 5px rgb(20 19 17 / 70%);
  }
`;

const Actions = styled.div`
  position: absolute;
  z-index: 3;
  top: 16px;
  right: 14px;
  display: flex;
  gap: 8px;
  ${onPhoto}
`;

const Sides = styled.div`
  ${onPhoto}
`;

const Caption = styled.div`
  position: absolute;
  right: 16px;
  bottom: 14px;
  left: 16px;
  color: #fff;

  > h2 {
    display: flex;
    gap: 10px;
    align-items: center;
    font: ${typography.display};
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }

  > p {
    margin-top: 3px;
    font: ${typography.small};
  }
`;
