/**
 * Parts of paths that are as secret as a password: whoever has one sees or pays what it names. A path that misses its route by capitals, by
 * slashes or by what stands before it holds the same secret.
 */
const SECRET_PARTS = [
  /(\/api\/+(?:public\/+)?orders\/+[^/]+\/+)(?!export\.csv$)[^/]+/i,
  /(\/api\/+public\/+tables\/+[^/]+\/+)[^/]+/i,
  /(\/api\/+charges\/+[^/]+\/+[^/]+\/+)[^/]+/i,
  /(\/m\/+[^/]+\/+o\/+)[^/]+/i,
  /(\/demo\/+mercadopago\/+)[^/]+/i,
] as const;

/** Returns a path as logs may hold it: as the pattern of its route where it has a secret part, or that part hidden where it has no route. */
export function withoutSecrets(path: string, route?: string): string {
  if (route !== undefined && /:(?:orderKey|token|secret)\b/.test(route)) return route;
  const plain = unescaped(path);
  const secret = SECRET_PARTS.find((pattern) => pattern.test(plain));
  return secret ? plain.replace(secret, '$1:secret') : path;
}

/** Returns a path with the letters that are written as '%6f', as the router reads them. */
const unescaped = (path: string) =>
  path.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
