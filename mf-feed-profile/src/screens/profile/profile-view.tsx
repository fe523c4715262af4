import { createContext, type ReactNode, use } from "react";

import type { ViewOptions } from "@topout/shared/api/account";
import { useTypedSearchParams } from "@topout/shared/platform";

/** `view=visitor` in the URL shows owners their profile as other users see it. */
export const VISITOR_VIEW = { view: "visitor" } as const;

interface ProfileView {
  readonly isVisitorView: boolean;
  /** The options for the queries of the profile. */
  readonly options: ViewOptions;
}

const ProfileViewContext = createContext<ProfileView>({ isVisitorView: false, options: {} });

/** Selects the view. Only owners can select it, because others already see the visitors' view. */
export function ProfileViewProvider({
  isOwner,
  children,
}: {
  isOwner: boolean;
  children: ReactNode;
}) {
  const [{ view }] = useTypedSearchParams<"view">();
  const isVisitorView = isOwner && view === VISITOR_VIEW.view;
  return (
    <ProfileViewContext value={isVisitorView ? visitorView : ownView}>
      {children}
    </ProfileViewContext>
  );
}

const ownView: ProfileView = { isVisitorView: false, options: {} };
const visitorView: ProfileView = { isVisitorView: true, options: { asVisitor: true } };

export const useProfileView = () => use(ProfileViewContext);
