import '@sirah-trails/ui/tokens.css';
import '../src/shell/landscape.css';
import { loadFonts, startPreferences } from '@sirah-trails/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewPage } from './preview-page.tsx';
import type { Preview } from './preview-text.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

startPreferences();
loadFonts();
import.meta.hot?.on('preview:changed', show);
void fetch('/preview.json')
  .then((response) => response.json() as Promise<Preview>)
  .then(show);

function show(preview: Preview) {
  root.render(
    <StrictMode>
      <PreviewPage preview={preview} />
    </StrictMode>,
  );
}
