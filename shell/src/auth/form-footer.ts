import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** The line below a form that leads to the other one. */
export const FormFooter = styled.p`
  color: ${color["text-2"]};
  text-align: center;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 620;
  }
`;
