import { canInstallPackages, installPackages } from "./debian.ts";
import { findMissingPackages } from "./other-engines.ts";

const missing = findMissingPackages();
if (missing.length > 0 && canInstallPackages()) installPackages(missing);
const stillMissing = findMissingPackages();
if (stillMissing.length > 0) {
  console.error(
    `The tests in other browsers need these Debian packages: ${stillMissing.join(", ")}.`,
  );
  process.exitCode = 1;
}
