import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { CircleAlert } from "@topout/shared/ui";

export const ErrorText = ({ children }: { children: string }) => (
  <Row role="alert">
    <CircleAlert size={16} aria-hidden="true" />
    <span>{children}</span>
  </Row>
);

const Row = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color["danger-text"]};
  font: ${typography.small};
`;
