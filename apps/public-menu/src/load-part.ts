/**
 * Fetches the scripts and stylesheets of a part of the page: by hand, since the code that a bundler adds for it is larger than the whole first
 * script. Rejects without a connection.
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
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('A part of the page cannot be loaded'));
    document.head.append(element);
  });
}
