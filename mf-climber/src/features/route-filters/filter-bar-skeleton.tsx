import { styled } from "@topout/shared/platform";
import { Skeleton } from "@topout/shared/ui";

const CHIP_WIDTHS_PX = [116, 92, 81, 88, 80, 78, 95, 94, 100];

/** Placeholders with the sizes of the filters. */
export const FilterBarSkeleton = () => (
  <Chips>
    <Skeleton style={{ width: 44, height: 44, borderRadius: 14 }} />
    {CHIP_WIDTHS_PX.map((width) => (
      <Skeleton key={width} style={{ width, height: 40, borderRadius: 99 }} />
    ))}
  </Chips>
);

const Chips = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  height: 48px;
  overflow: hidden;

  > * {
    flex: none;
  }
`;
