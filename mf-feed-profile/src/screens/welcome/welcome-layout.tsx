import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, shadow, type Skin } from "@topout/shared/theme";
import { HoldGlyph, Logo, useHeightVariable } from "@topout/shared/ui";
import type { ReactNode } from "react";

const HOLDS: readonly Skin[] = ["green", "yellow", "pink", "blue", "orange", "violet", "red"];

interface WelcomeLayoutProps {
  intro?: string;
  children: ReactNode;
  /** At the bottom of the page on phones and tablets. */
  footer?: ReactNode;
}

/** A page without the frame and its navigation. */
export const WelcomeLayout = ({ intro, children, footer }: WelcomeLayoutProps) => (
  <Page>
    <Header>
      <Link className="brand" to={paths.dashboard} aria-label="Topout, dashboard">
        <Logo size={36} />
        <b>topout</b>
      </Link>
      <span aria-hidden="true">
        {HOLDS.map((skin) => (
          <HoldGlyph key={skin} skin={skin} size={17} />
        ))}
      </span>
    </Header>
    <Content>
      <header>
        <h1>Welcome</h1>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </Content>
    {footer && <Footer>{footer}</Footer>}
  </Page>
);

/** At the bottom of the page. The install prompt stays above it. */
function Footer({ children }: { children: ReactNode }) {
  const footer = useHeightVariable("--pinned");

  return <FooterBox ref={footer}>{children}</FooterBox>;
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  max-width: 560px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 18px 20px 0;

  ${media.desktop} {
    min-height: 0;
    margin: 22px auto;
    padding: 28px 36px 32px;
    border: 1px solid ${color.line};
    border-radius: 28px;
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
`;

const FooterBox = styled.div`
  display: grid;
  padding-bottom: calc(22px + env(safe-area-inset-bottom, 0px));

  ${media.desktop} {
    padding-bottom: 0;
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > span {
    display: flex;
    gap: 5px;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  padding: 22px 0;

  h1 {
    font: 760 2.5rem/2.625rem var(--font);
    letter-spacing: -0.04em;
  }

  > header > p {
    margin-top: 6px;
    color: ${color["text-2"]};
  }
`;
