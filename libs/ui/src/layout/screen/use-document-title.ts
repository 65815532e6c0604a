import { useEffect } from 'react';

// The page arrives with the product's name as its title.
let product: string | undefined;

/** Names the page in the browser's tab and history by its screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    product ??= document.title;
    document.title = product && product !== title ? `${title} | ${product}` : title;
  }, [title]);
}
