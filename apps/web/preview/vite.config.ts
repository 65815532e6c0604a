import { compileMessages } from '@sirah-trails/ui/compile-messages';
import { layerOrder } from '@sirah-trails/ui/layer-order';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Page of `npm run content:preview`; the command adds the text server. */
export default defineConfig({
  root: import.meta.dirname,
  // Separate cache, because the app's development server may run at the same time.
  cacheDir: '../../../node_modules/.cache/content-preview',
  plugins: [react(), compileMessages(), layerOrder()],
});
