import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

/** A round image, a name with a line below it, and controls. */
export const TeamRow = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 66px;
  padding: 8px 6px 8px 14px;
  border-top: 1px solid ${color.line};

  ${media.desktop} {
    padding-right: 10px;

    /* The controls of all rows form columns. */
    select {
      min-width: 122px;
    }
  }

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: ${typography.h3};
  }

  /* 44 px high for touch. */
  b > a {
    position: relative;
    color: inherit;
    text-decoration: none;

    &::after {
      content: "";
      position: absolute;
      inset: -13px -4px;
    }
  }

  b > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  p {
    display: flex;
    gap: 5px;
    align-items: center;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  p > svg {
    flex: none;
  }

  ${media.hover} {
    b > a:hover {
      text-decoration: underline;
    }
  }
`;
