import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { codeOfAddress } from '../../i18n/format';
import { NotFoundPage } from '../NotFoundPage';

const TvPage = lazy(() => import('../tv/TvPage').then((part) => ({ default: part.TvPage })));
const LearnPage = lazy(() => import('../tutorial/TutorialPage').then((part) => ({ default: part.TutorialPage })));
const MinutePage = lazy(() => import('../minute/MinutePage').then((part) => ({ default: part.MinutePage })));
const RulesPage = lazy(() => import('../rules/RulesPage').then((part) => ({ default: part.RulesPage })));
const SavedPage = lazy(() => import('../replay/SavedPage').then((part) => ({ default: part.SavedPage })));
const SettingsPage = lazy(() => import('../settings/SettingsPage').then((part) => ({ default: part.SettingsPage })));
const SeatsPage = lazy(() => import('../seats/SeatsPage').then((part) => ({ default: part.SeatsPage })));
const TurnPage = lazy(() => import('../turn/TurnPage').then((part) => ({ default: part.TurnPage })));
const MailPage = lazy(() => import('../mail/MailPage').then((part) => ({ default: part.MailPage })));
const AboutPage = lazy(() => import('../about/AboutPage').then((part) => ({ default: part.AboutPage })));
const AdminPage = lazy(() => import('../admin/AdminPage').then((part) => ({ default: part.AdminPage })));
const PrivacyPage = lazy(() => import('../privacy/PrivacyPage').then((part) => ({ default: part.PrivacyPage })));

/** The pages that are seldom the first one of a visit, and the page for unknown addresses. */
export function OtherPages() {
  return (
    <Switch>
      <Route path="/learn/:game">{({ game }) => <LearnPage game={game} key={game} />}</Route>
      <Route path="/minute/:game">{({ game }) => <MinutePage game={game} key={game} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage game={game} key={game} />}</Route>
      <Route path="/tv/:code">{({ code }) => <TvPage code={codeOfAddress(code)} key={code} />}</Route>
      <Route path="/replay" component={SavedPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/seats" component={SeatsPage} />
      <Route path="/turn/:tag">{({ tag }) => <TurnPage tag={tag} key={tag} />}</Route>
      <Route path="/mail" component={MailPage} />
      <Route path="/about" component={AboutPage} />
      <Route path="/admin" component={AdminPage} />
      <Route path="/privacy" component={PrivacyPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
