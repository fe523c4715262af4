export function Component() {
  return <h1>Admin</h1>;
}
