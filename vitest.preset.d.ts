/** Vitest for a library of the web app: jsdom, roles, no stray console line. */
export declare function browserLibrary(root: string): import('vite').UserConfig;
/** Vitest for code that runs in Node: the provider, the tools, the contract tests. */
export declare function nodeProject(root: string, include?: string[]): import('vite').UserConfig;
//# sourceMappingURL=vitest.preset.d.ts.map
