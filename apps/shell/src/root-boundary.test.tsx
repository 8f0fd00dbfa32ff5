import { render, screen } from '@testing-library/react';
import { RootBoundary } from './root-boundary.tsx';

it('a shell that throws is replaced by «Recargar» and a sign-out that needs no script', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const errors: unknown[] = [];
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  render(
    <RootBoundary onError={(error) => errors.push(error)}>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo salió mal');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Algo salió mal');
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeEnabled();
  const form = screen.getByRole('button', { name: 'Cerrar sesión' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/logout']);
  expect(errors).toEqual([new Error('broken on purpose')]);
  logged.mockRestore();
});
