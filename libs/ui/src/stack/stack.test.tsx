import { render, screen } from '@testing-library/react';
import { Stack } from './stack.tsx';

describe('Stack', () => {
  it('a stack is the element it is asked to be, with its name', () => {
    render(
      <Stack as="ul" gap={2} aria-label="Zonas">
        <li>San Telmo</li>
      </Stack>,
    );
    expect(screen.getByRole('list', { name: 'Zonas' })).toContainElement(screen.getByText('San Telmo'));
  });

  it('a stack can be what a tab shows', () => {
    render(
      <Stack as="section" gap={3} id="historial" role="tabpanel" aria-label="Historial">
        <p>Ningún pedido</p>
      </Stack>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Historial' })).toHaveAttribute('id', 'historial');
  });
});
