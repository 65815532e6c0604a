/** A mail as a template writes it; `render-letter` makes text and HTML of it. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** Before the code or the link. */
  readonly opening: readonly string[];
  /** Six digits to type. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** After them. */
  readonly closing: readonly string[];
}

/** Who writes. */
export interface Sender {
  readonly product: string;
  readonly owner: string | null;
  readonly supportEmail: string | null;
  /** Origin of links. */
  readonly publicUrl: string;
}

/** One kind of mail. */
export interface Template<Values> {
  /** After this many milliseconds it is not worth sending any more. */
  readonly worthMs: number;
  readonly write: (values: Values, sender: Sender) => Letter;
}
