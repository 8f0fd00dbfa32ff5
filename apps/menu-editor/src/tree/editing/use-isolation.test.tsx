import { Dialog } from '@carta/ui';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsolation } from './use-isolation.ts';

function Screen({ editing }: { readonly editing: boolean }) {
  const form = useRef<HTMLDivElement>(null);
  useIsolation(form, editing);
  return (
    <main>
      <p>Otra fila</p>
      <div ref={form}>Formulario</div>
      <Dialog open title="Esto cambió mientras lo editabas" actions={<button type="button">Guardar</button>} />
    </main>
  );
}

const isInert = (element: Element) => element.closest('[inert]') !== null;

it('an open form makes the screen around it inert, but no dialog that is open already', () => {
  const { rerender } = render(<Screen editing={false} />);
  rerender(<Screen editing />);
  expect(isInert(screen.getByText('Otra fila'))).toBe(true);
  expect(isInert(screen.getByText('Formulario'))).toBe(false);
  expect(isInert(screen.getByText('Guardar'))).toBe(false);
  rerender(<Screen editing={false} />);
  expect(isInert(screen.getByText('Otra fila'))).toBe(false);
});
