import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { MenuItem, MenuSeparator } from './menu-item.tsx';
import { Menu } from './menu.tsx';

const setUp = () => {
  const chosen = { hide: jest.fn(), edit: jest.fn(), remove: jest.fn() };
  render(
    <Menu label="Opciones de Flan">
      <MenuItem icon={EyeOff} onSelect={chosen.hide} description="Los comensales no lo ven">
        Ocultar
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={chosen.edit}>
        Editar
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={chosen.remove}>
        Eliminar
      </MenuItem>
    </Menu>,
  );
  return { chosen, button: screen.getByRole('button', { name: 'Opciones de Flan' }) };
};

describe('Menu', () => {
  it('a click opens the menu and a click on an item runs it', async () => {
    const { chosen, button } = setUp();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    expect(chosen.edit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('a description is not part of the item’s name', async () => {
    const { button } = setUp();
    await userEvent.click(button);
    const hide = await screen.findByRole('menuitem', { name: 'Ocultar' });
    expect(hide).toHaveAccessibleDescription('Los comensales no lo ven');
  });

  it('the menu works by keyboard alone', async () => {
    const { chosen, button } = setUp();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ocultar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(chosen.remove).toHaveBeenCalledTimes(1);
    expect(chosen.hide).not.toHaveBeenCalled();
  });

  it('Escape closes the menu and returns the focus', async () => {
    const { button } = setUp();
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('a dialog that an item opens gets the focus and returns it to the menu’s button', async () => {
    render(<MenuWithDialog />);
    const button = screen.getByRole('button', { name: 'Opciones de Flan' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Menu label="Opciones de Flan">
        <MenuItem icon={Trash2} danger onSelect={() => setOpen(true)}>
          Eliminar
        </MenuItem>
      </Menu>
      <Dialog
        open={open}
        onClose={close}
        title="¿Eliminar «Flan»?"
        actions={<Button onClick={close}>Cancelar</Button>}
      />
    </>
  );
}
