/** The panel address that follows a sign-in: the one that was asked for; a refused form carries it in `next`. */
export function addressAfter({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const asked = [pathname, new URLSearchParams(search).get('next') ?? ''];
  return asked.find((address) => /^\/panel(?:\/|$)/.test(address)) ?? '/panel';
}
