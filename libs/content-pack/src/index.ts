export { describePack } from './check-command.ts';
export * from './model/index.ts';
export { openPack, readPack, type OpenedPack } from './read-pack.ts';
export { NoTextError, readText } from './read-text.ts';
