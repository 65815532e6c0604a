const shape = /^Bearer ([\w.~+/=-]{1,512})$/i;

/** The token of an `Authorization` header, or null. */
export function readBearer(header: string | undefined): string | null {
  return shape.exec(header ?? '')?.[1] ?? null;
}
