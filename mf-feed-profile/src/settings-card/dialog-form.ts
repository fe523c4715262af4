import { styled } from "@topout/shared/platform";

/** The fields of a form in a dialog. */
export const DialogForm = styled.form`
  display: grid;
  gap: 16px;
`;
