import { argentineMetadata, type PhoneParser } from '@carta/domain';
import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';

const ARGENTINA = argentineMetadata(metadata.version, metadata.countries.AR) as MetadataJson;

/** Parses a phone of Argentina, the only country whose numbers are loaded: the preview loads them in the owner's browser. */
export const parsePhone: PhoneParser = (text, options) => parsePhoneNumber(text, options, ARGENTINA);
