import { formatVideoCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button } from "@topout/shared/ui";

interface BetaHeaderProps {
  titleId: string;
  videoCount: number;
  isCovered: boolean;
  onShow: () => void;
}

export const BetaHeader = ({ titleId, videoCount, isCovered, onShow }: BetaHeaderProps) => (
  <Header data-covered={isCovered}>
    <h3 id={titleId}>Beta</h3>
    {isCovered && <small>Hidden until you send</small>}
    {isCovered && (
      <ShowButton variant="ghost" onClick={onShow}>
        Show beta
      </ShowButton>
    )}
    {!isCovered && videoCount > 0 && <small>{formatVideoCount(videoCount)}</small>}
  </Header>
);

const Header = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 10px;

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  &[data-covered="true"] {
    gap: 10px;
    justify-content: start;
    margin: -6px 0 2px;
  }
`;

/* Aligns the label with the edge of the panel. The hover background extends beyond it. */
const ShowButton = styled(Button)`
  margin: 0 -12px 0 auto;
`;
