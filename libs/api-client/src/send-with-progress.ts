/** Sends a request as `fetch` does, and tells meanwhile how much of its body has been sent, from 0 to 1. */
export type SendWithProgress = (
  url: string,
  request: RequestInit & { readonly headers: Headers },
  onProgress: (share: number) => void,
) => Promise<Response>;

/** By `XMLHttpRequest`, the one that tells in a browser. Rejects like `fetch`, where the request cannot be sent or is broken off. */
export const sendWithProgress: SendWithProgress = (url, { method = 'GET', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('the request could not be sent')));
    request.addEventListener('abort', () => reject(new TypeError('the request was broken off')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new TypeError('the request was broken off'));
    else request.send(body as XMLHttpRequestBodyInit | null);
  });

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')] satisfies [string, string];
  });
  return new Response(request.responseText || null, { status: request.status, headers });
}
