import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

function Searching() {
  const [text, setText] = useState('');
  return <SearchField label="Buscar en el menú" shortcut="/" value={text} onChange={setText} />;
}

describe('SearchField', () => {
  it('the clear button and Escape empty the field and keep the focus', async () => {
    render(<Searching />);
    const field = screen.getByRole('searchbox', { name: 'Buscar en el menú' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    expect(screen.getByText('/')).toBeInTheDocument();
    await userEvent.type(field, 'flan');
    expect(screen.queryByText('/')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await userEvent.keyboard('bife{Escape}');
    expect(field).toHaveValue('');
  });
});
