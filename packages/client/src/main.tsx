import { createRoot } from 'react-dom/client';
import { followLanguage } from './i18n/strings';
import { App, prefetchPage } from './pages/App';
import { prepareInstall } from './pages/install';
import { applySettings } from './state/settings';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import './style/motion.css';

applySettings();
prepareInstall();
// Once the page has all it needs itself; where that fails, with the next visit. While it is being developed it must not come
// out of a cache.
if (import.meta.env.PROD) addEventListener('load', () => import('./pages/worker/begin').catch(() => undefined));

// After an update of the server the parts of the old page are gone: it loads the new one in its place, once. In Firefox parts
// that are on their way while the page is left fail as well; from the browser's cache of pages it comes back.
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
