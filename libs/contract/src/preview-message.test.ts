import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { isPreviewMessage, previewAddress, previewMessage } from './preview-message.ts';

it('is known by its mark and its menu', () => {
  const message = previewMessage(publicMenu(menu('Tapas: croquetas')), null);
  expect(isPreviewMessage(structuredClone(message))).toBe(true);
  for (const other of [null, 'carta-preview', 7, {}, { mark: 'other', menu: {} }, { mark: 'carta-preview' }])
    expect(isPreviewMessage(other)).toBe(false);
});

it('is for the diners’ page, which is told that it is a preview', () => {
  expect(previewAddress('demo')).toBe('/m/demo?preview');
});
