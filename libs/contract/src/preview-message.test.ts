import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import {
  isPreviewMessage,
  isPreviewPointer,
  previewAddress,
  previewMessage,
  previewPointer,
} from './preview-message.ts';

it('isPreviewMessage accepts a message with the mark and a menu', () => {
  const message = previewMessage(publicMenu(menu('Tapas: croquetas')));
  expect(isPreviewMessage(structuredClone(message))).toBe(true);
  for (const other of [null, 'carta-preview', 7, {}, { mark: 'other', menu: {} }, { mark: 'carta-preview' }])
    expect(isPreviewMessage(other)).toBe(false);
});

it('isPreviewPointer accepts a message with the mark and a record or none, and no menu', () => {
  for (const at of ['flan', null]) expect(isPreviewPointer(structuredClone(previewPointer(at)))).toBe(true);
  const others = [null, 7, { at: 'flan' }, { mark: 'other', at: null }, previewMessage(publicMenu(menu('Tapas')))];
  for (const other of others) expect(isPreviewPointer(other)).toBe(false);
});

it('previewAddress is the diners’ page with ?preview', () => {
  expect(previewAddress('demo')).toBe('/m/demo?preview');
});
