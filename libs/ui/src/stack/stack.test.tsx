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
});
