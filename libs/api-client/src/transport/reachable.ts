/**
 * Whether the provider at `baseUrl` answers at all, with any status: asked quietly, beside the transport and its notices.
 * Never rejects.
 */
export async function isReachable(baseUrl: string): Promise<boolean> {
  try {
    await fetch(new URL('/healthz', baseUrl), { mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
