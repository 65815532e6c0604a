/** Types for the used part of jsdom, which has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: { readonly XMLHttpRequest: typeof XMLHttpRequest };
  }
}
