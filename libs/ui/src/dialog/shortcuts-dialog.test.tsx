import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

describe('ShortcutsDialog', () => {
  it('the dialog of shortcuts names what each key does, and closes by its button', async () => {
    const close = jest.fn();
    render(<ShortcutsDialog open shortcuts={[[['Enter', 'F2'], 'Editar']]} onClose={close} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
    expect(dialog.getByRole('term')).toHaveTextContent('EnterF2');
    expect(dialog.getByRole('definition')).toHaveTextContent('Editar');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
