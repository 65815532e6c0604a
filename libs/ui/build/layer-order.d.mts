import type { Plugin } from 'vite';

export declare function layerOrder(): Plugin;

/** Begins every style sheet. */
export const ORDER: string;
