// What the panel's frame runs in the place of the diners' script: it draws what the owner has not saved, and counts no visit.
import './styles.ts';
import { isPreviewMessage, PREVIEW_READY } from '@carta/contract';
import { drawPreview } from './draw-preview.tsx';

const panel = window.parent;

if (panel !== window) {
  const draw = drawPreview();
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === panel && isPreviewMessage(data)) draw(data);
  });
  // A frame as narrow as a phone is no place for another site.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  panel.postMessage(PREVIEW_READY, location.origin);
}
