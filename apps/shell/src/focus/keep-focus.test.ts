import { keepFocus } from './keep-focus.ts';

const row = (name: string) => `<li><p>${name}</p><input aria-label="${name}" /><button>Quitar ${name}</button></li>`;
const screenOf = (title: string, content: string) => `<div><h1>${title}</h1>${content}</div>`;
const zones = (...names: string[]) =>
  `<section id="zones"><header><button>Agregar</button></header>${
    names.length > 0 ? `<ul>${names.map(row).join('')}</ul>` : '<p>Sin zonas</p>'
  }</section><input aria-label="Pedido mínimo" />`;

const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
const main = () => document.querySelector('main')!;
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)!;
/** Two frames pass before the focus is moved. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}
/** Focuses a button and presses it by keyboard. */
function press(name: string): void {
  button(name).focus();
  button(name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}
const pointAt = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('keepFocus', () => {
  let stop = () => {};
  beforeEach(() => {
    history.replaceState(null, '', '/panel/orders/delivery');
    document.body.innerHTML = `<header><a href="/panel">Carta</a></header><main tabindex="-1">${screenOf('Envío', zones('Boedo', 'Palermo', 'Flores'))}</main>`;
    stop = keepFocus(location.pathname);
  });
  afterEach(() => stop());

  describe('what is removed gives the focus', () => {
    it('to the same control of the next row', async () => {
      press('Quitar Boedo');
      button('Quitar Boedo').closest('li')!.remove();
      await settled();
      expect(focused()).toBe('Quitar Palermo');
    });

    it('to the title where the first key has removed it, before this code was there', async () => {
      stop();
      const first = button('Quitar Boedo');
      first.focus();
      first.closest('li')!.remove();
      stop = keepFocus(location.pathname, first);
      await settled();
      expect(focused()).toBe('Envío');
    });

    it('which a key that is held does not press', async () => {
      press('Quitar Boedo');
      button('Quitar Boedo').closest('li')!.remove();
      await settled();
      const keyDown = (repeat: boolean) =>
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
        );
      expect([keyDown(true), keyDown(true), keyDown(false), keyDown(true)]).toEqual([false, false, true, true]);
    });

    it('to the row before where it was the last one', async () => {
      press('Quitar Flores');
      button('Quitar Flores').closest('li')!.remove();
      await settled();
      expect(focused()).toBe('Quitar Palermo');
    });

    it('to another control of its section where no row is left', async () => {
      press('Quitar Palermo');
      main().innerHTML = screenOf('Envío', zones());
      // The whole screen is new: nothing of the section is left.
      await settled();
      expect(focused()).toBe('Envío');

      main().innerHTML = screenOf('Envío', zones('Boedo'));
      press('Quitar Boedo');
      document.querySelector('ul')!.outerHTML = '<p>Sin zonas</p>';
      await settled();
      expect(focused()).toBe('Agregar');
    });

    it('to its section where that has no control, and not beyond it', async () => {
      document.querySelector('#zones header')!.remove();
      press('Quitar Palermo');
      document.querySelector('ul')!.remove();
      await settled();
      expect(document.activeElement?.id).toBe('zones');
    });

    it('to nothing if it was pressed by a pointer', async () => {
      button('Quitar Boedo').focus();
      pointAt(button('Quitar Boedo'));
      button('Quitar Boedo').closest('li')!.remove();
      await settled();
      expect(document.activeElement).toBe(document.body);
    });
  });

  it('the focus that a press beside everything took away stays away', async () => {
    press('Quitar Boedo');
    pointAt(main());
    button('Quitar Boedo').blur();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
    main().append('Guardado');
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('a dialog that leaves gives the focus to what had it before, or to what follows that', async () => {
    press('Quitar Boedo');
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Eliminar</button></div>');
    press('Eliminar');
    document.querySelector('[role="dialog"]')!.remove();
    await settled();
    expect(focused()).toBe('Quitar Boedo');

    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Eliminar</button></div>');
    press('Eliminar');
    document.querySelector('[role="dialog"]')!.remove();
    button('Quitar Boedo').closest('li')!.remove();
    await settled();
    expect(focused()).toBe('Quitar Palermo');
  });

  it('what is removed in a dialog keeps the focus in it', async () => {
    document.body.insertAdjacentHTML('beforeend', `<div role="dialog"><ul>${row('Flan')}${row('Budín')}</ul></div>`);
    press('Quitar Flan');
    button('Quitar Flan').closest('li')!.remove();
    await settled();
    expect(focused()).toBe('Quitar Budín');
  });

  it('nothing gets the focus while the page is inert, and what it should get once it is not', async () => {
    press('Quitar Boedo');
    main().setAttribute('inert', '');
    button('Quitar Boedo').closest('li')!.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    main().removeAttribute('inert');
    await settled();
    expect(focused()).toBe('Quitar Palermo');
  });

  describe('on another path', () => {
    const goTo = (path: string, content: string) => {
      history.pushState(null, '', path);
      main().innerHTML = content;
    };

    it('the title of the screen gets the focus, and again once the screen is loaded', async () => {
      press('Quitar Boedo');
      goTo('/panel/menu', screenOf('Mi menú', ''));
      await settled();
      expect(focused()).toBe('Mi menú');
      main().innerHTML = `<div>${screenOf('Mi menú', '<a href="/panel/menu/wifi">WiFi</a>')}</div>`;
      await settled();
      expect(document.activeElement?.localName).toBe('h1');
    });

    it('it is so, too, for a link that stays above the screen, by a pointer, and where nothing had the focus', async () => {
      document.querySelector('a')!.focus();
      pointAt(document.querySelector('a')!);
      goTo('/panel', screenOf('Inicio', ''));
      await settled();
      expect(focused()).toBe('Inicio');
      (document.activeElement as HTMLElement).blur();
      goTo('/panel/menu', screenOf('Mi menú', ''));
      await settled();
      expect(focused()).toBe('Mi menú');
    });

    it('a field that takes the focus keeps it', async () => {
      press('Quitar Boedo');
      goTo('/panel/menu/options/new', screenOf('Grupo nuevo', '<input aria-label="Nombre" />'));
      document.querySelector('input')!.focus();
      await settled();
      expect(focused()).toBe('Nombre');
    });

    it('a dialog over the screen keeps it, and leaves it to the title', async () => {
      press('Quitar Boedo');
      goTo('/panel/menu/wifi', screenOf('WiFi', ''));
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Seguir</button></div>');
      press('Seguir');
      await settled();
      expect(focused()).toBe('Seguir');
      document.querySelector('[role="dialog"]')!.remove();
      await settled();
      expect(focused()).toBe('WiFi');
    });

    it('a screen without a title gets the focus itself', async () => {
      press('Quitar Boedo');
      goTo('/panel/orders/kitchen', '<p>Sin pedidos</p>');
      await settled();
      expect(document.activeElement).toBe(main());
    });
  });

  it('nothing gets the focus when the page is opened', async () => {
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
