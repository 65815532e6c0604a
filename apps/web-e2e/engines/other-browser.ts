/** A browser whose engine is not Chromium, as far as a journey needs it. Scripts run in the page. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** A real press in the middle of the element that the expression gives. */
  tap(element: string): Promise<void>;
  /** Real keys into the element that the expression gives. */
  type(element: string, text: string): Promise<void>;
  /** The page as it looks now, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
