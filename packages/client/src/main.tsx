import { createRoot } from 'react-dom/client';
import { followLanguage } from './i18n/strings';
import { App, prefetchPage } from './pages/App';
import { prepareInstall, prepareWorker } from './pages/install';
import { applySettings } from './state/settings';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import './style/motion.css';

applySettings();
prepareInstall();
// While it is being developed the page must not come out of a cache.
if (import.meta.env.PROD) prepareWorker();

// After an update of the server the parts of the old page are gone: load the new page, once.
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('lantern.reloaded') === location.pathname) return;
  sessionStorage.setItem('lantern.reloaded', location.pathname);
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (root) void Promise.all([followLanguage(), prefetchPage()]).then(() => createRoot(root).render(<App />));
