import { useEffect, useRef } from 'react';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useSession } from './api/queries.ts';
import { ActivityPage } from './pages/activity-page.tsx';
import { BatchPage } from './pages/batch-page.tsx';
import { BatchesPage } from './pages/batches-page.tsx';
import { CandidatePage } from './pages/candidate-page.tsx';
import { ComparePage } from './pages/compare-page.tsx';
import { MembersPage } from './pages/members-page.tsx';
import { NewScreeningPage } from './pages/new-screening-page.tsx';
import { UsagePage } from './pages/usage-page.tsx';
import { Fault } from './parts/fault.tsx';
import { LanguageMenu } from './parts/language-menu.tsx';
import { SignOutButton } from './parts/sign-out-button.tsx';
import { useMay } from './parts/use-may.ts';
import { useTexts } from './texts/use-texts.tsx';

const NavLink = ({ href, children }: { readonly href: string; readonly children: string }) => {
  const [location] = useLocation();
  return (
    <Link href={href} aria-current={location === href ? 'page' : undefined}>
      {children}
    </Link>
  );
};

const Header = () => {
  const { say } = useTexts();
  const may = useMay();
  return (
    <header className="top">
      <Link href="/" className="brand">
        Winnow
      </Link>
      <nav aria-label="Winnow">
        {may('listBatches') && <NavLink href="/">{say('screenings')}</NavLink>}
        {may('createBatch') && <NavLink href="/new">{say('newScreening')}</NavLink>}
        {may('listMembers') && <NavLink href="/members">{say('members')}</NavLink>}
        {may('readAudit') && <NavLink href="/activity">{say('activity')}</NavLink>}
        {may('readUsage') && <NavLink href="/usage">{say('usage')}</NavLink>}
        {may('listKeys') && <a href="/">{say('settings')}</a>}
      </nav>
      <LanguageMenu />
      <SignOutButton />
    </header>
  );
};

const Pages = () => (
  <Switch>
    <Route path="/" component={BatchesPage} />
    <Route path="/new" component={NewScreeningPage} />
    <Route path="/members" component={MembersPage} />
    <Route path="/activity" component={ActivityPage} />
    <Route path="/usage" component={UsagePage} />
    <Route path="/batches/:id">{({ id }) => <BatchPage key={id} id={id} />}</Route>
    <Route path="/batches/:id/compare/:ids">{({ id, ids }) => <ComparePage batchId={id} ids={ids.split(',')} />}</Route>
    <Route path="/batches/:id/candidates/:candidate">
      {({ id, candidate }) => <CandidatePage key={candidate} batchId={id} id={candidate} />}
    </Route>
    <Route>
      <Redirect to="/" replace />
    </Route>
  </Switch>
);

/** The page itself, which gets the focus when another page is opened: keyboard and screen reader go on there. */
const Main = () => {
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    main.current?.focus();
  }, [location]);
  return (
    <main ref={main} tabIndex={-1}>
      <Pages />
    </main>
  );
};

/** The workspace, once somebody is signed in. */
export const App = ({ isTranslated }: { readonly isTranslated: boolean }) => {
  const { say } = useTexts();
  const session = useSession();
  if (session.error !== null) return <Fault error={session.error} retry={session.refetch} />;
  if (session.data === undefined) return <p role="status">{say('loading')}</p>;
  return (
    <Router base="/app">
      <Header />
      {!isTranslated && <p className="notice">{say('untranslated')}</p>}
      <Main />
    </Router>
  );
};
