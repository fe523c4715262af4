import { useEffect, useEffectEvent, useRef } from "react";

import type { Route } from "@topout/shared/contract";
import { media, motion } from "@topout/shared/theme";
import { useMediaQuery, useSheetDrag } from "@topout/shared/ui";

import { listenToSwipes } from "./listen-to-swipes.ts";
import type { Swipe, SwipeAction } from "./swipe.ts";

/** The routes beside the open one along the wall. */
export type Neighbours = Readonly<Record<"previous" | "next", Pick<Route, "id"> | undefined>>;

interface SwipeOptions {
  readonly neighbours: Neighbours | undefined;
  readonly onOpen: (routeId: string) => void;
}

/**
 * A sideways swipe on the photo opens a neighbour, a swipe down closes the sheet. The buttons on the photo and Escape do
 * the same for keyboards. With reduced motion, the photo does not follow the finger.
 */
export function useSwipe({ neighbours, onOpen }: SwipeOptions) {
  const hero = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  const sheet = useSheetDrag();
  const hasReducedMotion = useMediaQuery(media.reducedMotion);

  const handleMove = useEffectEvent(({ target, distance }: Swipe) => {
    if (target === "sheet") sheet?.onMove(distance);
    if (target === "photo" && !hasReducedMotion) moveSideways(photo.current, distance);
  });
  const finishSlide = (side: "previous" | "next" | undefined, distance: number) => {
    const neighbour = side && neighbours?.[side];
    moveSideways(photo.current, 0);
    if (!hasReducedMotion) slideIn(photo.current, neighbour ? -distance : distance);
    if (neighbour) onOpen(neighbour.id);
  };
  const handleEnd = useEffectEvent((action: SwipeAction | undefined, distance: number) => {
    if (action === "close") return sheet?.onClose();
    sheet?.onMove(undefined);
    return finishSlide(action, distance);
  });
  const canPull = useEffectEvent(
    () => sheet !== undefined && hero.current?.closest("[data-sheet-content]")?.scrollTop === 0,
  );

  useEffect(
    () =>
      hero.current
        ? listenToSwipes(hero.current, {
            canPull: () => canPull(),
            onMove: (swipe) => handleMove(swipe),
            onEnd: (action, distance) => handleEnd(action, distance),
          })
        : undefined,
    [],
  );

  return { hero, photo };
}

function moveSideways(photo: HTMLElement | null, distance: number) {
  if (photo) photo.style.translate = distance === 0 ? "" : `${distance}px`;
}

/** Moves the photo from an offset to its position. */
function slideIn(photo: HTMLElement | null, from: number) {
  if (from !== 0) {
    photo?.animate?.([{ translate: `${from}px` }, { translate: "0" }], {
      duration: Number.parseInt(motion.base, 10),
      easing: "ease-out",
    });
  }
}
