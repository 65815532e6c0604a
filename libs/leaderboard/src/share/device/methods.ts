const pictureApps = ['imessage', 'instagram', 'tiktok'] as const;
const networks = ['whatsapp', 'telegram'] as const;

type Network = (typeof networks)[number];
export type ShareMethod = (typeof pictureApps)[number] | Network | 'copy' | 'save';

export interface Capabilities {
  /** The share sheet accepts files. */
  readonly sharesFiles: boolean;
  /** The pointer is a finger. */
  readonly isCoarse: boolean;
}

/**
 * The methods that a device supports, in the order of the list. On a mobile one, which shares files and has a coarse pointer, each app gets the picture by the share
 * sheet; elsewhere the picture can be saved.
 */
export function shareMethods({ sharesFiles, isCoarse }: Capabilities): readonly ShareMethod[] {
  if (sharesFiles && isCoarse) return [...pictureApps, ...networks, 'copy'];
  return [...networks, 'copy', 'save'];
}

/** Text and link shared with the picture. */
export interface ShareMessage {
  readonly text: string;
  /** The root of the app, without learner data. */
  readonly link: string;
}

/** Share page of a network; window size in pixels. */
export interface NetworkPage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The share page of a network. Both URLs are public and need no account of ours. */
export function networkPage(network: Network, { text, link }: ShareMessage): NetworkPage {
  const encoded = encodeURIComponent(text);
  const to = encodeURIComponent(link);
  return network === 'whatsapp'
    ? { url: `https://wa.me/?text=${encoded}%20${to}`, width: 760, height: 620 }
    : { url: `https://t.me/share/url?url=${to}&text=${encoded}`, width: 640, height: 560 };
}
