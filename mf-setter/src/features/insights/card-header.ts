import { styled } from "@topout/shared/platform";
import { color, media, tracking, typography } from "@topout/shared/theme";

/** The title of a card, with a text or a control at the right end. */
export const CardHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 8px 12px 8px 16px;

  > h2 {
    font: ${typography.h2};
    letter-spacing: ${tracking.h2};
  }

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  ${media.desktop} {
    min-height: 44px;
    padding: 6px 16px;
  }
`;
