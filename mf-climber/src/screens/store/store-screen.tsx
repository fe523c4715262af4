import { useState } from "react";

import { styled } from "@topout/shared/platform";
import { media, typography } from "@topout/shared/theme";
import { Button, ShoppingBag } from "@topout/shared/ui";

import { ColorChoice } from "../../features/tee/color-choice.tsx";
import { Rating } from "../../features/tee/rating.tsx";
import { SizeChoice } from "../../features/tee/size-choice.tsx";
import { TeeIllustration } from "../../features/tee/tee-illustration.tsx";
import { tee, type TeeColor, type TeeSize } from "../../features/tee/tee.ts";

/** /store */
export { StoreScreen as Component };

function StoreScreen() {
  const [color, setColor] = useState<TeeColor>(tee.colors[0]);
  const [size, setSize] = useState<TeeSize>(tee.sizes[7]);

  return (
    <Page>
      <TeeIllustration teeColor={color} />
      <Offer>
        <header>
          <Title>
            <h1>{tee.name}</h1>
            <b>{tee.price}</b>
          </Title>
          <Rating rating={tee.rating} reviewCount={tee.reviewCount} />
        </header>
        <ColorChoice value={color} onChange={setColor} />
        <SizeChoice value={size} onChange={setSize} />
        {/* There is no bag yet. The button does nothing yet. */}
        <Button variant="primary" size="large" icon={<ShoppingBag size={20} aria-hidden="true" />}>
          Add to bag
        </Button>
      </Offer>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 8px 0 24px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 56px;
    align-items: start;
    padding: 32px 28px;
  }
`;

const Offer = styled.div`
  display: grid;
  gap: 24px;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: baseline;
  justify-content: space-between;
  font: ${typography.display};
  letter-spacing: -0.03em;

  > * {
    font: inherit;
    letter-spacing: inherit;
  }
`;
