import type { Plugin } from 'vite';

export declare function layerOrder(): Plugin;
