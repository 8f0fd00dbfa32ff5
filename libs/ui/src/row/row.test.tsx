import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListGroup, Row } from './row.tsx';

describe('ListGroup and Row', () => {
  it('rows with an href are links in a list', () => {
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

  it('a row has content at its start and end', () => {
    render(
      <ListGroup>
        <Row start={<img alt="Portada" />} title="Imagen de fondo" end={<input aria-label="Color" />} />
      </ListGroup>,
    );
    const row = screen.getByRole('listitem');
    expect(row).toContainElement(screen.getByRole('img', { name: 'Portada' }));
    expect(row).toContainElement(screen.getByRole('textbox', { name: 'Color' }));
  });

  it('a row with onPress is a button', async () => {
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
