import '@sirah-trails/ui/tokens.css';
import './shell/landscape.css';
import './shell/page-transition.css';
import { createQueryClient } from '@sirah-trails/api-client';
import { followTabs, session } from '@sirah-trails/api-client/session';
import { onMissingCode, startPreferences, watchBackPresses } from '@sirah-trails/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { firstScreen } from './app/first-screen.ts';
import { reportCrash, watchCrashes } from './crashes/watch-crashes.ts';
import { forgetLearners } from './providers/providers.tsx';
import { startWarm } from './start-up/late-start.ts';
import { reloadForNewBuild, removeFailedStyles } from './start-up/missing-code.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Reports caught errors instead of logging them to a learner's console.
const quiet = import.meta.env.PROD ? { onCaughtError: reportCrash } : {};

startPreferences();
watchBackPresses();
followTabs(session, window);
removeFailedStyles(document);
onMissingCode(() => void reloadForNewBuild());
if (import.meta.env.PROD) watchCrashes(window);
startWarm();

const client = createQueryClient();
forgetLearners(session, client);
void firstScreen(client).then(() =>
  createRoot(root, quiet).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  ),
);
