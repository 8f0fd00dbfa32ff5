/** Like `fetch`; calls `onProgress` with the sent share of the body, 0 to 1. */
export type SendWithProgress = (
  url: string,
  request: RequestInit & { readonly headers: Headers },
  onProgress: (share: number) => void,
) => Promise<Response>;

/**
 * Uses `XMLHttpRequest`, since `fetch` reports no upload progress. Rejects like `fetch` if the request cannot be
 * sent, is aborted, or gets an answer that no `Response` can hold.
 */
export const sendWithProgress: SendWithProgress = (url, { method = 'GET', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => {
      try {
        resolve(toResponse(request));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new TypeError('the request could not be sent')));
    request.addEventListener('abort', () => reject(new TypeError('the request was aborted')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new TypeError('the request was aborted'));
    else request.send(body as XMLHttpRequestBodyInit | null);
  });

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1));
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
