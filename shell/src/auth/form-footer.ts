import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** The line below a form with a link to another form. */
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
