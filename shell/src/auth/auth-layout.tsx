import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, tracking, typography } from "@topout/shared/theme";
import { Logo } from "@topout/shared/ui";
import { type ReactNode, useEffect, useRef } from "react";

import wall from "./wall.svg";

export interface AuthLayoutProps {
  title: string;
  /** Above the title. */
  intro?: ReactNode;
  /** One sentence under the title. */
  description?: string;
  /** The photo of a gym. It replaces the illustration. */
  photo?: string | undefined;
  /** Moves focus to the title, for a screen that replaces the focused button. */
  hasFocus?: boolean;
  children: ReactNode;
}

/** An account form with an illustration beside it. On phones and tablets, the illustration is above it. */
export function AuthLayout(props: AuthLayoutProps) {
  const { title, intro, description, photo, hasFocus = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);

  return (
    <Columns>
      <Illustration>
        <img src={photo ?? wall} alt="" width={700} height={900} />
        <Link className="brand" to={paths.dashboard} aria-label="Topout, dashboard">
          <Logo size={40} />
          <b>topout</b>
        </Link>
        {photo === undefined && (
          <p aria-hidden="true">
            Every send,
            <br />
            every project.
          </p>
        )}
      </Illustration>
      <Side>
        <Column>
          {intro}
          <header>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {description && <p>{description}</p>}
          </header>
          {children}
        </Column>
      </Side>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-rows: 236px 1fr;
  min-height: 100dvh;

  ${media.desktop} {
    grid-template-rows: minmax(100dvh, auto);
    grid-template-columns: 1.05fr 1fr;
  }
`;

/** A drawing until there is a photo. Like a photo, it is the same in both themes. */
const Illustration = styled.div`
  --logo-bg: #fff;
  --logo-mark: #1b1a17;
  position: relative;
  overflow: hidden;
  background: #26282a;

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 40% 36%;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(
      180deg,
      rgb(10 10 9 / 50%),
      transparent 40% 60%,
      rgb(10 10 9 / 55%)
    );
  }

  > a,
  > p {
    position: absolute;
    z-index: 1;
    color: #fff;
  }

  > a {
    top: 18px;
    left: 20px;
  }

  > p {
    bottom: 36px;
    left: 32px;
    font: 760 3.375rem/3.25rem var(--font);
    letter-spacing: -0.045em;
    text-shadow: 0 2px 24px rgb(0 0 0 / 50%);
  }

  ${media.compact} {
    > p {
      display: none;
    }
  }

  ${media.desktop} {
    > a {
      top: 28px;
      left: 32px;
    }
  }
`;

const Side = styled.div`
  position: relative;
  margin-top: -26px;
  padding: 26px 20px 28px;
  border-radius: 28px 28px 0 0;
  background: ${color.bg};

  ${media.desktop} {
    display: grid;
    align-content: center;
    margin: 0;
    border-radius: 0;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 15px;
  width: 100%;
  max-width: 400px;
  margin: 0 auto;

  h1 {
    font: ${typography.display};
    letter-spacing: ${tracking.display};

    &:focus {
      outline: none;
    }
  }

  > header > p {
    margin-top: 4px;
    color: ${color["text-2"]};
    overflow-wrap: anywhere;
  }

  > form {
    display: grid;
    gap: 15px;
  }
`;
