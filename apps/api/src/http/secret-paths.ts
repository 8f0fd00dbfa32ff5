/** Parts of paths that are as secret as a password: whoever has one sees or pays what it names. */
const SECRET_PARTS = [
  /^(\/api\/(?:public\/)?orders\/[^/]+\/)(?!export\.csv$)[^/]+/,
  /^(\/api\/public\/tables\/[^/]+\/)[^/]+/,
  /^(\/api\/charges\/[^/]+\/[^/]+\/)[^/]+/,
  /^(\/m\/[^/]+\/o\/)[^/]+/,
] as const;

/** Returns a path as logs may hold it: as the pattern of its route where it has a secret part, or that part hidden where it has no route. */
export function withoutSecrets(path: string, route?: string): string {
  const secret = SECRET_PARTS.find((pattern) => pattern.test(path));
  if (!secret) return path;
  return route !== undefined && /:(?:orderKey|token|secret)\b/.test(route) ? route : path.replace(secret, '$1:secret');
}
