import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** A field of several controls. */
export const FieldGroup = styled.div`
  display: grid;
  gap: 8px;
`;

/** `small` contains a hint. */
export const FieldGroupLabel = styled.span`
  font: ${typography.label};

  > small {
    color: ${color["text-3"]};
    font: inherit;
    font-weight: 450;
  }
`;

export const FieldGroupError = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color["danger-text"]};
  font: ${typography.small};
  font-weight: 560;
`;
