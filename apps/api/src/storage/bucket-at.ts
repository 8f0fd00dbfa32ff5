import { isOrigin } from '../is-origin.ts';
import type { S3Place } from './s3-storage.ts';

/** Returns the place of a bucket by its address, null for another address. */
export function bucketAt(text: string): Omit<S3Place, 'accessKeyId' | 'secretAccessKey'> | null {
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:[/?]|$)/.test(text) || !URL.canParse(text)) return null;
  const { host, pathname, searchParams } = new URL(text);
  const {
    region = 'us-east-1',
    endpoint = `https://s3.${region}.amazonaws.com`,
    forcePathStyle,
    ...unknown
  } = Object.fromEntries(searchParams);
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  if (Object.keys(unknown).length > 0 || !isOrigin(endpoint) || !/^[\w./-]*$/.test(folder)) return null;
  const store = new URL(endpoint);
  const bucket = forcePathStyle === 'true' ? `${store.origin}/${host}` : `${store.protocol}//${host}.${store.host}`;
  return { bucket, prefix: folder && `${folder}/`, region };
}
