// Entry for the styles of both pages: the build keeps their CSS and drops their code, which runs on the server.
import '@carta/ui/base.css';
import './page.css';
import './menu-page.tsx';
import './not-found-page.tsx';
