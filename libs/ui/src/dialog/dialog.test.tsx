import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Dialog, Sheet } from './dialog.tsx';

function Removal({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        open={open}
        onClose={dismissible ? close : undefined}
        title="¿Eliminar «Entradas»?"
        description="Se eliminará todo el contenido relacionado"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
            <Button variant="danger">Eliminar</Button>
          </>
        }
      />
    </>
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return screen.findByRole('dialog', { name: '¿Eliminar «Entradas»?' });
};

describe('Dialog', () => {
  it('is named by its title and described by its words', async () => {
    render(<Removal />);
    expect(await openDialog()).toHaveAccessibleDescription('Se eliminará todo el contenido relacionado');
  });

  it('takes the focus to its first button and keeps it inside', async () => {
    render(<Removal />);
    const dialog = within(await openDialog());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.tab();
    expect(dialog.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back to what opened it', async () => {
    render(<Removal />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });

  it('closes by the browser’s back button, which leaves the screen where it is', async () => {
    history.pushState(null, '', '/panel/menu/flat');
    render(<Removal />);
    await openDialog();
    await waitFor(() => expect(history.state).not.toBeNull());
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([location.pathname, history.state]).toEqual(['/panel/menu/flat', null]);
  });

  it('stays when it cannot be dismissed', async () => {
    render(<Removal dismissible={false} />);
    const dialog = await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
  });
});

describe('Sheet', () => {
  it('says when it has come to rest', async () => {
    const onOpened = jest.fn();
    render(<Sheet open title="Cambiar portada" onOpened={onOpened} />);
    await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  });

  it('sends its form by Enter, without leaving the page', async () => {
    const onSubmit = jest.fn();
    render(
      <Sheet open title="Tu pedido" onSubmit={onSubmit} actions={<Button type="submit">Enviar</Button>}>
        <TextField label="Nombre" />
      </Sheet>,
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    const leftPage = jest.fn((event: Event) => !event.defaultPrevented);
    window.addEventListener('submit', leftPage);
    await userEvent.type(field, 'Julián{Enter}');
    window.removeEventListener('submit', leftPage);
    expect(leftPage).toHaveLastReturnedWith(false);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
