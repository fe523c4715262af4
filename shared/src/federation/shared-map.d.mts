interface SharedModule {
  singleton: true;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

export declare const sharedMap: (side: "host" | "remote") => Record<string, SharedModule>;
