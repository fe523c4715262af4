import { styled } from "@topout/shared/platform";
import { Card, Skeleton } from "@topout/shared/ui";

const SECTIONS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** Placeholders with the size of closed sections. */
export const SectionSkeletons = () =>
  SECTIONS.map((section) => (
    <SectionBox key={section}>
      <Skeleton style={{ width: 44, height: 44, borderRadius: 14 }} />
      <div>
        <Skeleton style={{ width: "45%", height: 14 }} />
        <Skeleton style={{ height: 8 }} />
      </div>
    </SectionBox>
  ));

const SectionBox = styled(Card)`
  display: flex;
  gap: 12px;
  align-items: center;
  height: 74px;
  padding: 0 14px;

  > div {
    display: grid;
    flex: 1;
    gap: 9px;
  }
`;
