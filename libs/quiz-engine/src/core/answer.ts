/** An answer as it travels: its shape depends on the type of the question. */
export type Answer = string | boolean | readonly string[] | Readonly<Record<string, string>> | null;

/** Parts of an answer that the server has already confirmed and that stay fixed, from question to answer. */
export type LockedParts = Readonly<Record<string, string>>;

export const noLockedParts: LockedParts = {};
