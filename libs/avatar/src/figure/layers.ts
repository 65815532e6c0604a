import type { Avatar } from '@sirah-trails/api-client';

type LayerName = 'back' | 'body' | 'shoes' | 'pants' | 'top' | 'head' | 'front';

/** A picture of the figure. All have the same canvas. */
export interface Layer {
  readonly name: LayerName;
  readonly url: string;
}

type OnSkins = Partial<Record<`url_${Avatar['skin']}`, string | null>>;

/** The pictures of an avatar, the lowest first: the wheelchair holds the figure between its two layers. */
export function layersOf({ skin, wheelchair, wheelchair_layers: chair, ...avatar }: Avatar): Layer[] {
  const onSkin = (pictures: OnSkins) => pictures[`url_${skin}`] ?? null;
  const { head, scarf } = avatar;
  const worn = (['shoes', 'pants', 'top'] as const).map((name) => layer(name, onSkin(avatar[name])));
  return [
    ...layer('back', wheelchair ? chair?.back_url : null),
    ...layer('body', avatar.body && onSkin(avatar.body)),
    ...worn.flat(),
    ...layer('head', onSkin((scarf && head.with_scarf) || head) ?? head.url),
    ...layer('front', wheelchair ? chair?.front_url : null),
  ];
}

function layer(name: LayerName, url: string | null | undefined): Layer[] {
  return url ? [{ name, url }] : [];
}
