import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { ChevronLeft, ChevronRight, IconButton } from "@topout/shared/ui";

interface NeighbourButtonsProps {
  previous: Route | undefined;
  next: Route | undefined;
  onOpen: (routeId: string) => void;
}

/** Buttons that open the previous and the next route along the wall. */
export function NeighbourButtons({ previous, next, onOpen }: NeighbourButtonsProps) {
  return (
    <>
      {previous && (
        <Left>
          <IconButton
            label={`Previous route: ${previous.name}`}
            onClick={() => onOpen(previous.id)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
        </Left>
      )}
      {next && (
        <Right>
          <IconButton label={`Next route: ${next.name}`} onClick={() => onOpen(next.id)}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </Right>
      )}
    </>
  );
}

const SideButton = styled.span`
  position: absolute;
  z-index: 3;
  top: 50%;
  translate: 0 -50%;
`;

const Left = styled(SideButton)`
  left: 14px;
`;

const Right = styled(SideButton)`
  right: 14px;
`;
