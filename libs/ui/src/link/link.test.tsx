import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, LinkProvider, type LinkProps } from './link.tsx';

const followed = jest.fn();

function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    />
  );
}

const follow = async (link: LinkProps) => {
  followed.mockClear();
  render(
    <LinkProvider link={RouterLink}>
      <Link {...link}>ir</Link>
    </LinkProvider>,
  );
  screen.getByRole('link', { name: 'ir' }).addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'ir' }));
  return followed.mock.calls.length === 1;
};

describe('Link', () => {
  it.each<LinkProps & { byRouter: boolean }>([
    { href: '/panel/menu', byRouter: true },
    { href: 'https://carta.app', byRouter: false },
    { href: '//carta.app', byRouter: false },
    { href: '#contenido', byRouter: false },
    { href: '/m/demo', target: '_blank', byRouter: false },
    { href: '/files/qr/demo.png', download: '', byRouter: false },
  ])('the router follows $href: $byRouter', async ({ byRouter, ...link }) => {
    expect(await follow(link)).toBe(byRouter);
  });

  it('a link without a router is a plain anchor', () => {
    render(<Link href="/panel">Inicio</Link>);
    expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/panel');
  });
});
