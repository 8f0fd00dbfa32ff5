// Entry for the styles of a product's page, which the menu's page does not carry: the build drops its code.
import '@carta/ui/elements.css';
import '../page.css';
import { OfflineBar } from '../offline-bar.tsx';
import { ProductPage } from './product-page.tsx';

Object.assign(globalThis, { OfflineBar, ProductPage });
