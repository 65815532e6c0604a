import type { Network } from './ways.ts';

/** What goes out besides the picture. */
export interface ShareMessage {
  readonly text: string;
  /** The root of the app: it says nothing of the learner. */
  readonly link: string;
}

/** The page of a network on which a message is sent, and the size of its window in pixels. */
export interface NetworkPage {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** The share page of a network. Both addresses are public and need no account of ours. */
export function networkPage(network: Network, { text, link }: ShareMessage): NetworkPage {
  const said = encodeURIComponent(text);
  const to = encodeURIComponent(link);
  return network === 'whatsapp'
    ? { address: `https://wa.me/?text=${said}%20${to}`, width: 760, height: 620 }
    : { address: `https://t.me/share/url?url=${to}&text=${said}`, width: 640, height: 560 };
}
