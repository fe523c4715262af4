import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** A fieldset of radio buttons. */
export const RadioGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  display: flex;
  gap: 4px;
  align-items: center;
  width: 100%;
  margin-bottom: 8px;
  padding: 0;
  font: ${typography.label};

  > span {
    color: ${color["text-2"]};
    font-weight: 420;
  }

  > small {
    margin-left: auto;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
