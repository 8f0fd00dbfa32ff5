import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { ClosableSheet } from './closable-sheet.tsx';
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
  it('a dialog is named by its title and described by its description', async () => {
    render(<Removal />);
    expect(await openDialog()).toHaveAccessibleDescription('Se eliminará todo el contenido relacionado');
  });

  it('a dialog focuses its first button and traps the focus', async () => {
    render(<Removal />);
    const dialog = within(await openDialog());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.tab();
    expect(dialog.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  });

  it('what has scrolled below its title is marked, for the line between them', async () => {
    render(
      <Sheet open title="Elegir productos" onClose={() => undefined}>
        <p>Provoleta</p>
      </Sheet>,
    );
    const content = (await screen.findByText('Provoleta')).parentElement!;
    for (const scrollTop of [20, 0]) {
      fireEvent.scroll(content, { target: { scrollTop } });
      expect(content.hasAttribute('data-scrolled')).toBe(scrollTop > 0);
    }
  });

  it('Escape closes a dialog and returns the focus to the button that opened it', async () => {
    render(<Removal />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });

  it('the browser’s back button closes a dialog and keeps the screen', async () => {
    history.pushState(null, '', '/panel/menu/flat');
    render(<Removal />);
    await openDialog();
    await waitFor(() => expect(history.state).not.toBeNull());
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([location.pathname, history.state]).toEqual(['/panel/menu/flat', null]);
  });

  it('the second click of a double one that closed the dialog hits nothing behind it, and the next click does', async () => {
    render(<Removal />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const behind = screen.getByRole('button', { name: 'Abrir' });
    fireEvent.click(behind, { detail: 2 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.click(behind, { detail: 1 });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('a dialog without onClose ignores Escape', async () => {
    render(<Removal dismissible={false} />);
    const dialog = await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
  });
});

describe('Sheet', () => {
  it('a sheet calls onOpened once after opening', async () => {
    const onOpened = jest.fn();
    render(<Sheet open title="Cambiar portada" onOpened={onOpened} />);
    await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  });

  it('Enter submits a sheet’s form without leaving the page', async () => {
    const onSubmit = jest.fn();
    render(
      <Sheet open title="Tu pedido" onSubmit={onSubmit} actions={<Button type="submit">Enviar</Button>}>
        <TextField label="Nombre" />
      </Sheet>,
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    const submits: Event[] = [];
    const note = (event: Event) => submits.push(event);
    window.addEventListener('submit', note, { capture: true });
    await userEvent.type(field, 'Julián{Enter}');
    window.removeEventListener('submit', note, { capture: true });
    expect(submits.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('a sheet’s form does not submit a form around it', async () => {
    const onSubmit = jest.fn();
    const outer = jest.fn();
    render(
      <form onSubmit={outer}>
        <Sheet open title="Copiar el lunes" onSubmit={onSubmit} actions={<Button type="submit">Copiar</Button>} />
      </form>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('Cerrar beside the title closes a closable sheet', async () => {
    const onClose = jest.fn();
    render(<ClosableSheet open title="Exportar menú" onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['stacked', <Sheet key="sheet" open title="Ordenar" actions={<Button>Guardar</Button>} />],
  ['row', <Sheet key="pair" open areActionsInRow title="Rechazar" actions={<Button>Guardar</Button>} />],
  ['row', <Dialog key="dialog" open title="¿Eliminar?" actions={<Button>Guardar</Button>} />],
])('actions are in a %s as the sheet or dialog asks', (look, modal) => {
  render(modal);
  expect(screen.getByRole('button', { name: 'Guardar' }).parentElement).toHaveClass(look);
});
