// Entry for the styles of both pages: the build keeps their CSS and drops their code, which runs on the server.
import '@carta/ui/elements.css';
import './page.css';
import './scripted.css';
import { MenuPage } from './menu-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SkipLink } from './skip-link.tsx';

// Used, so that the build keeps the CSS of all that they consist of.
Object.assign(globalThis, { MenuPage, NotFoundPage, OfflineBar, SkipLink });
