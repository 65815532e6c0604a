/** When to use a component: the page of its documentation begins with it. */
export interface Guide {
  /** What it is for. */
  readonly use: string;
  /** What it is not for, and what to take instead. */
  readonly avoid: string;
  readonly do: string;
  readonly dont: string;
}

/** Guides by the name of the stories file, as `button` for `button.stories.tsx`. */
export type Guides = Readonly<Record<string, Guide>>;
