/** Home. Other features place their cards here. */
export function Home() {
  return <main />;
}
