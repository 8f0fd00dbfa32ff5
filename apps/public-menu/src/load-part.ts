/** In ms; a connection that takes longer is none. */
const LIMIT = 20_000;

/**
 * Fetches the scripts and stylesheets of a part of the page: by hand, since the code that a bundler adds for it is larger than the whole first
 * script. Rejects without a connection, and where it takes too long.
 */
export async function loadPart(files: readonly string[]): Promise<void> {
  const elements = files.map((file) =>
    file.endsWith('.css')
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
      : Object.assign(document.createElement('script'), { src: file }),
  );
  try {
    await Promise.all(elements.map(loaded));
  } catch (error) {
    for (const element of elements) element.remove();
    throw error;
  }
}

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A part of the page cannot be loaded'));
    element.onload = () => resolve();
    element.onerror = fail;
    setTimeout(fail, LIMIT);
    document.head.append(element);
  });
}
