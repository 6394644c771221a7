import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { codeOfAddress } from '../i18n/format';
import { basePath } from '../state/basePath';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent } from '../ui/lazyComponent';
import { Toasts } from '../ui/Toast';
import { Waiting } from '../ui/Waiting';
import { useDeferredLocation } from './deferredLocation';
import { HomePage } from './home/HomePage';
import { useHeadingFocus } from './useHeadingFocus';

const { fetch: fetchRoom, Part: RoomRoute } = lazyComponent(() =>
  import('./room/RoomRoute').then(({ RoomRoute }) => RoomRoute),
);
const OpenRoom = lazy(() => import('./createRoom/CreateRoomPage').then((part) => ({ default: part.CreateRoomPage })));
const ReplayPage = lazy(() => import('./replay/ReplayPage').then((part) => ({ default: part.ReplayPage })));
const OtherPages = lazy(() => import('./other/OtherPages').then((part) => ({ default: part.OtherPages })));

/** Preloads the page at this address if it is not part of the first load: a link leads to a room. */
export async function prefetchPage(): Promise<void> {
  if (location.pathname.startsWith(`${basePath}/r/`)) await fetchRoom().catch(() => undefined);
}

/** The application with all its routes. */
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
  useHeadingFocus(path);
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/open/:game">{({ game }) => <OpenRoom game={game} />}</Route>
          <Route path="/r/:code">{({ code }) => <RoomRoute code={codeOfAddress(code)} key={code} />}</Route>
          <Route path="/r/:code/m/:match">
            {({ code, match }) => <ReplayPage code={codeOfAddress(code)} matchId={match} key={match} />}
          </Route>
          <Route path="/m/:match">{({ match }) => <ReplayPage code={null} matchId={match} key={match} />}</Route>
          <Route component={OtherPages} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
