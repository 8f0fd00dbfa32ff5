import { argentineMetadata } from '@carta/domain';
import parsePhoneNumber, { type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

const ARGENTINA = argentineMetadata(metadata.version, metadata.countries.AR) as MetadataJson;

/** Parses a phone of Argentina, the only country whose numbers are loaded. */
export function parseArgentine(text: string): PhoneNumber | undefined {
  return parsePhoneNumber(text, { defaultCallingCode: '54', extract: false }, ARGENTINA);
}
