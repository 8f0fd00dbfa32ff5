/** Only URL parses international host names both in browsers and in Node. */
declare const URL: new (address: string) => { readonly host: string };

const ATOM = /^(?:[\w!#$%&'*+\-/=?^`{|}~]|\P{ASCII})+$/u;
const HOST_SEPARATORS = /[^!-\uffff]|[@:/\\#!$&'()*+,;=?]/;
const HOST_SEGMENT = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const TOP_SEGMENT = /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/i;

/** True if `email` is an address with at least two domain segments, any top-level domain, as the reference validator reads it. [LOGIN-2] */
export function isEmail(email: string): boolean {
  const composed = email.normalize('NFC');
  const parts = composed.split('@');
  const [local = '', host = ''] = parts;
  if (parts.length !== 2 || composed.length > 254) return false;
  return isLocalPart(local) && isHost(host);
}

function isLocalPart(local: string): boolean {
  return utf8Length(local) <= 64 && local.split('.').every((segment) => ATOM.test(segment));
}

function isHost(host: string): boolean {
  if (HOST_SEPARATORS.test(host)) return false;
  const segments = inAscii(host).split('.');
  const top = segments.at(-1) ?? '';
  if (segments.length < 2 || segments.some(({ length }) => length > 63)) return false;
  return TOP_SEGMENT.test(top) && segments.slice(0, -1).every((segment) => HOST_SEGMENT.test(segment));
}

function inAscii(host: string): string {
  const escaped = host.replaceAll('%', '%25');
  try {
    return new URL(`http://${escaped}`).host;
  } catch {
    // URL rejects it: the rules of the segments decide.
    return escaped;
  }
}

function utf8Length(text: string): number {
  return [...text].reduce((bytes, char) => {
    const code = char.codePointAt(0) ?? 0;
    return bytes + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}
