import { compileMessages } from '@sirah-trails/ui/compile-messages';
import { layerOrder } from '@sirah-trails/ui/layer-order';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of `npm run content:preview`; the command adds the server of the text. */
export default defineConfig({
  root: import.meta.dirname,
  // Its own: the development server of the app may run beside it.
  cacheDir: '../../../node_modules/.cache/content-preview',
  plugins: [react(), compileMessages(), layerOrder()],
});
