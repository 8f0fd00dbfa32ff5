import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuWithOrdering } from './menu-with-ordering.ts';

it('[DESK-3] a menu that an older panel or cache has made has no desk, and any other keeps its own', () => {
  const { ordering, ...older } = publicMenu(menu('Postres: flan', { whatsAppNumber: '1155550100' }));
  expect(menuWithOrdering(older)).toMatchObject({ name: 'La Higuera', ordering: { desk: false, pausedUntil: null } });
  expect(menuWithOrdering({ ...older, ordering: { ...ordering, desk: true } }).ordering.desk).toBe(true);
});
