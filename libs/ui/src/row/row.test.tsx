import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListGroup, Row } from './row.tsx';

describe('ListGroup and Row', () => {
  it('is a list whose rows are links where they lead somewhere', () => {
    render(
      <ListGroup label="Ajustes">
        <Row title="Personalización" badge="NUEVO" href="/panel/menu/customization" />
        <Row title="Correo electrónico" detail="marta@lahiguera.com.ar" />
      </ListGroup>,
    );
    expect(screen.getByRole('list', { name: 'Ajustes' }).children).toHaveLength(2);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Personalización NUEVO' })).toHaveAttribute(
      'href',
      '/panel/menu/customization',
    );
  });

  it('has whatever belongs at its ends', () => {
    render(
      <ListGroup>
        <Row start={<img alt="Portada" />} title="Imagen de fondo" end={<input aria-label="Color" />} />
      </ListGroup>,
    );
    const row = screen.getByRole('listitem');
    expect(row).toContainElement(screen.getByRole('img', { name: 'Portada' }));
    expect(row).toContainElement(screen.getByRole('textbox', { name: 'Color' }));
  });

  it('is a button where a press does something here', async () => {
    const onPress = jest.fn();
    render(
      <ListGroup>
        <Row title="Postres" detail="3 productos" onPress={onPress} />
      </ListGroup>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Postres 3 productos' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
