/** The part of jsdom that a test needs; it brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: { readonly XMLHttpRequest: typeof XMLHttpRequest };
  }
}
