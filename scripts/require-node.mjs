// Old versions of Node must be able to parse this file.

const MIN_MAJOR = 20;
const MIN_MINOR = 19;

/** Ends the process with a sentence if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)) return;
  console.error(
    `This needs Node ${MIN_MAJOR}.${MIN_MINOR} or later, and this is ${process.versions.node}. Get it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
