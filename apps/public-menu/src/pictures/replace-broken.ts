/**
 * Puts the title of a picture that cannot be fetched, as without a connection, in the place of the browser's broken one. What only decorates leaves
 * its coloured place empty. With the connection the pictures come back.
 */
export function replaceBrokenPictures(): void {
  const broken = new Map<HTMLElement, HTMLImageElement>();
  const replace = (picture: HTMLImageElement) => {
    const place = document.createElement('span');
    place.className = picture.className;
    place.dataset.broken = '';
    place.textContent = picture.alt;
    broken.set(place, picture);
    picture.replaceWith(place);
  };
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  // What failed before this script had loaded.
  for (const picture of [...document.images]) if (picture.complete && picture.naturalWidth === 0) replace(picture);
  window.addEventListener('online', () => {
    for (const [place, picture] of broken) {
      place.replaceWith(picture);
      picture.srcset += '';
    }
    broken.clear();
  });
}
