/** The ways to share, as they are listed. */
const pictureApps = ['imessage', 'instagram', 'tiktok'] as const;
const networks = ['whatsapp', 'telegram'] as const;

export type Network = (typeof networks)[number];
export type Way = (typeof pictureApps)[number] | Network | 'copy' | 'save';

export interface Capabilities {
  /** The device's share sheet takes pictures. */
  readonly sharesFiles: boolean;
  /** Its pointer is a finger. */
  readonly isCoarse: boolean;
}

/**
 * The ways that a device has. On a mobile one, which shares files and has a coarse pointer, each app gets the picture by the share
 * sheet; elsewhere the picture can be saved.
 */
export function waysOf({ sharesFiles, isCoarse }: Capabilities): readonly Way[] {
  if (sharesFiles && isCoarse) return [...pictureApps, ...networks, 'copy'];
  return [...networks, 'copy', 'save'];
}
