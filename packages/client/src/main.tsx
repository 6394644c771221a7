import { createRoot } from 'react-dom/client';
import { followLanguage } from './i18n/strings';
import { App, prefetchPage } from './pages/App';
import { prepareInstall } from './pages/install';
import { applySettings } from './state/settings';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import './style/motion.css';
import './style/contrast.css';

applySettings();
prepareInstall();
// Registers the service worker after the page has loaded; if that fails, the next visit tries again. In development no
// worker is used, so that no file comes out of a cache.
if (import.meta.env.PROD) addEventListener('load', () => import('./pages/worker/begin').catch(() => undefined));

// After an update of the server, chunks of the old page no longer exist, so the page reloads once. In Firefox, pending
// requests also fail when the page is left; the flag is reset when the page returns from the back-forward cache.
let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});
addEventListener('vite:preloadError', (event) => {
  if (leaving || sessionStorage.lanternReloaded === import.meta.url) return;
  sessionStorage.lanternReloaded = import.meta.url;
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (root) void Promise.all([followLanguage(), prefetchPage()]).then(() => createRoot(root).render(<App />));
