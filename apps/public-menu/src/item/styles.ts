// Entry for the styles of a product's page, which the menu's page does not carry: the build drops its code.
import '@carta/ui/elements.css';
import '../page.css';
import '../scripted.css';
import { OfflineBar } from '../offline-bar.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ItemPage } from './item-page.tsx';

Object.assign(globalThis, { OfflineBar, ItemPage, SkipLink });
