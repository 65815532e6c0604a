/** Replaces the world of every element. Returns a function that restores them. */
export function overrideWorlds(world: string): () => void {
  const own = new Map<HTMLElement, string>();
  const override = () => {
    for (const part of document.body.querySelectorAll<HTMLElement>('[data-world]')) {
      const { world: given = '' } = part.dataset;
      if (given === world) continue;
      own.set(part, given);
      part.dataset['world'] = world;
    }
  };
  override();
  const observer = new MutationObserver(override);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-world'] });
  return () => {
    observer.disconnect();
    for (const [part, given] of own) part.dataset['world'] = given;
  };
}
