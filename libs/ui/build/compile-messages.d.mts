import type { Plugin } from 'vite';

export declare function compileMessages(): Plugin;
