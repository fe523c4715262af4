import { createContext, type ReactNode, use } from "react";

import type { ViewOptions } from "@topout/shared/api/account";
import { useTypedSearchParams } from "@topout/shared/platform";

interface ProfileView {
  readonly isVisitorView: boolean;
  /** The options for the queries of the profile. */
  readonly options: ViewOptions;
}

const ProfileViewContext = createContext<ProfileView>({ isVisitorView: false, options: {} });

/**
 * Provides the view from the URL: `?view=visitor` shows owners their profile as other users see it. The parameter has no
 * effect for other users.
 */
export function ProfileViewProvider({
  isOwner,
  children,
}: {
  isOwner: boolean;
  children: ReactNode;
}) {
  const [{ view }] = useTypedSearchParams<"view">();
  const isVisitorView = isOwner && view === "visitor";
  return (
    <ProfileViewContext value={isVisitorView ? visitorView : ownView}>
      {children}
    </ProfileViewContext>
  );
}

const ownView: ProfileView = { isVisitorView: false, options: {} };
const visitorView: ProfileView = { isVisitorView: true, options: { asVisitor: true } };

export const useProfileView = () => use(ProfileViewContext);
