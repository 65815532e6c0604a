/** What the endpoint of a write receives. */
export interface Write<Values> {
  values: Values;
  /** Stays the same for every attempt of one action. Goes out as `Idempotency-Key` if the operation takes one. */
  idempotencyKey: string;
  /** A write that uploads files reports the share sent so far, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
