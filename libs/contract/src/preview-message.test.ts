import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import {
  isPreviewMessage,
  isPreviewPointer,
  pointedPlace,
  previewAddress,
  previewMessage,
  previewPointer,
  type PreviewPlace,
} from './preview-message.ts';

it('isPreviewMessage accepts a message with the mark and a menu', () => {
  const message = previewMessage(publicMenu(menu('Tapas: croquetas')));
  expect(isPreviewMessage(structuredClone(message))).toBe(true);
  for (const other of [null, 'carta-preview', 7, {}, { mark: 'other', menu: {} }, { mark: 'carta-preview' }])
    expect(isPreviewMessage(other)).toBe(false);
});

const PLACES: readonly PreviewPlace[] = [
  { kind: 'record', key: 'flan' },
  { kind: 'sheet', key: 'flan', part: 'options' },
  { kind: 'group', key: 'extras' },
  { kind: 'section', section: 'wifi' },
];

it('isPreviewPointer accepts a message with the mark and a place or none, and no menu', () => {
  for (const at of [...PLACES, 'flan', null]) expect(isPreviewPointer(structuredClone(previewPointer(at)))).toBe(true);
  const others = [null, 7, { at: 'flan' }, { mark: 'other', at: null }, previewMessage(publicMenu(menu('Tapas')))];
  for (const other of others) expect(isPreviewPointer(other)).toBe(false);
});

it('pointedPlace is the place of the pointer, or null', () => {
  for (const at of [...PLACES, null]) expect(pointedPlace(structuredClone(previewPointer(at)))).toEqual(at);
});

it.each<[string, PreviewPlace | null]>([
  ['flan', { kind: 'record', key: 'flan' }],
  ['_-flan-_', { kind: 'record', key: '_-flan-_' }],
  ['options:flan', { kind: 'sheet', key: 'flan', part: 'options' }],
  ['allergens:flan', { kind: 'sheet', key: 'flan', part: 'allergens' }],
  ['group:extras', { kind: 'group', key: 'extras' }],
  ['section:wifi', { kind: 'section', section: 'wifi' }],
  ['section:cellar', null],
])('pointedPlace reads %j of an earlier remote as %j', (at, place) => {
  expect(pointedPlace(previewPointer(at))).toEqual(place);
});

it('previewAddress is the diners’ page with ?preview', () => {
  expect(previewAddress('demo')).toBe('/m/demo?preview');
});
