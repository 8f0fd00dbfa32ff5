// What the pages are made of, for the build that takes their styles and leaves their code to the server.
import '@carta/ui/base.css';
import './page.css';
import './menu-page.tsx';
import './not-found-page.tsx';
