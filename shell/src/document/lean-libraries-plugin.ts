import type { Plugin } from "vite";

interface Leaving {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
}

/** What libraries bring to every first visit and this suite never uses, by the words that bring it. */
const leavings: readonly Leaving[] = [
  // A reader of manifests, for every host with remotes, also where `disableSnapshot` says that nobody will ask it:
  // our registry names each remote's entry. The runtime's own stand-in takes its place.
  {
    file: /runtime-core\/dist\/core\.js$/,
    from: "USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()",
    to: "new DisabledSnapshotHandler()",
  },
  // The vendor prefixes, which styled-components adds only where that is switched on.
  {
    file: /styled-components\/dist\/styled-components\.browser\.esm\.js$/,
    from: "e.prefix&&c.push(o.prefixer),",
    to: "",
  },
];

/** Leaves them out. A version that words them otherwise fails the build, and the words are looked up anew. */
export const leanLibrariesPlugin = (): Plugin => ({
  name: "topout-lean-libraries",
  apply: "build",
  transform: {
    filter: { id: leavings.map(({ file }) => file) },
    handler(code, id) {
      const leaving = leavings.find(({ file }) => file.test(id));
      if (!leaving || !code.includes(leaving.from)) this.error(`${id} is worded in a new way`);
      return { code: code.replace(leaving.from, leaving.to), map: null };
    },
  },
});
