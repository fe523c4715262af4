export function Component() {
  return <h1>Route Setting</h1>;
}
