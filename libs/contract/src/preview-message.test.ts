import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { isPreviewMessage, previewAddress, previewMessage } from './preview-message.ts';

it('isPreviewMessage accepts a message with the mark and a menu', () => {
  const message = previewMessage(publicMenu(menu('Tapas: croquetas')), null);
  expect(isPreviewMessage(structuredClone(message))).toBe(true);
  for (const other of [null, 'carta-preview', 7, {}, { mark: 'other', menu: {} }, { mark: 'carta-preview' }])
    expect(isPreviewMessage(other)).toBe(false);
});

it('previewAddress is the diners’ page with ?preview', () => {
  expect(previewAddress('demo')).toBe('/m/demo?preview');
});
