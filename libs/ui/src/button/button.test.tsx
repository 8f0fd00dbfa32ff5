import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('Button', () => {
  it('a button does not submit by default', () => {
    render(
      <>
        <Button>Cancelar</Button>
        <Button type="submit">Guardar</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAttribute('type', 'submit');
  });

  it('a saving button keeps name and focus and ignores clicks', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Guardar</Button>);
    const button = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    rerender(
      <Button onClick={onClick} saving>
        Guardar
      </Button>,
    );
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBe(button);
  });

  it('a saving button does not submit its form again', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" saving>
          Guardar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('a pressed button that becomes disabled keeps the focus and ignores clicks until the focus leaves it', async () => {
    const [onClick, onSubmit] = [jest.fn(), jest.fn((event: React.FormEvent) => event.preventDefault())];
    const form = (disabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" disabled={disabled} onClick={onClick}>
          Guardar
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    rerender(form(true));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    await userEvent.tab();
    expect(button).toBeDisabled();
    rerender(form(false));
    expect(button).toBeEnabled();
  });
});
