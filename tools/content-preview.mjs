// `npm run content:preview -- <file>`: shows a content-pack text as a child sees it, and reloads after each save.
import { join } from 'node:path';
import { startPreview } from './content-preview/start-preview.mjs';
import { root } from './process.mjs';

const server = await startPreview(join(root, 'content'), process.argv[2], (text) => console.log(text));
if (!server) process.exitCode = 2;
