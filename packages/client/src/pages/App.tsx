import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { basePath } from '../state/basePath';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent } from '../ui/lazyComponent';
import { Toasts } from '../ui/Toast';
import { Waiting } from '../ui/Waiting';
import { useDeferredLocation } from './deferredLocation';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './NotFoundPage';

const { fetch: fetchRoom, Part: RoomRoute } = lazyComponent(() =>
  import('./room/RoomRoute').then(({ RoomRoute }) => RoomRoute),
);
const TvRoute = lazy(() => import('./tv/TvPage').then((part) => ({ default: part.TvPage })));
const OpenRoom = lazy(() => import('./createRoom/CreateRoomPage').then((part) => ({ default: part.CreateRoomPage })));
const LearnPage = lazy(() => import('./tutorial/TutorialPage').then((part) => ({ default: part.TutorialPage })));
const ReplayPage = lazy(() => import('./replay/ReplayPage').then((part) => ({ default: part.ReplayPage })));
const SavedPage = lazy(() => import('./replay/SavedPage').then((part) => ({ default: part.SavedPage })));
const SettingsPage = lazy(() => import('./settings/SettingsPage').then((part) => ({ default: part.SettingsPage })));
const About = lazy(() => import('./about/AboutPage').then((part) => ({ default: part.AboutPage })));

/** Fetches what stands first at this address, where that is not part of every page: who comes by a link needs a room. */
export async function prefetchPage(): Promise<void> {
  if (location.pathname.startsWith(`${basePath}/r/`)) await fetchRoom().catch(() => undefined);
}

/** The whole page: which address shows what. */
export function App() {
  return (
    <Router base={basePath} hook={useDeferredLocation}>
      <Pages />
      <Toasts />
    </Router>
  );
}

function Pages() {
  const [path] = useLocation();
  useEffect(() => {
    if (path) window.scrollTo(0, 0);
  }, [path]);
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/open/:game">{({ game }) => <OpenRoom game={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage game={game} key={game} />}</Route>
          <Route path="/r/:code">{({ code }) => <RoomRoute code={code.toUpperCase()} key={code} />}</Route>
          <Route path="/r/:code/m/:match">
            {({ code, match }) => <ReplayPage code={code.toUpperCase()} matchId={match} key={match} />}
          </Route>
          <Route path="/replay" component={SavedPage} />
          <Route path="/tv/:code">{({ code }) => <TvRoute code={code.toUpperCase()} key={code} />}</Route>
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={About} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
