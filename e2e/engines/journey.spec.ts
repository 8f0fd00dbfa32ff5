import { expect } from '@playwright/test';
import { OWNER, PASSWORD } from '../testing/panel.ts';
import { test } from './test.ts';

const FLAN = 'Flan casero con dulce de leche';

test('an owner signs in, adds, edits, drags, changes a picture and a setting, works without a connection, and sees the preview', async ({
  view,
  server,
}) => {
  const { engine } = view;
  const products = async (of: string, until: string) => {
    const rows = await view.rows();
    return rows.slice(rows.indexOf(of) + 1, rows.indexOf(until));
  };

  await test.step('signs in', async () => {
    await engine.goto(`${server.url}/login`);
    await view.fill('Correo electrónico', OWNER);
    await view.fill('Contraseña', PASSWORD);
    await view.click('button', 'Iniciar sesión');
    await view.find('heading', 'Inicio');
    await view.click('link', 'Mi menú');
    await view.click('link', 'Categorías y productos');
  });

  await test.step('adds products by typing, and edits one', async () => {
    await view.click('button', 'Expandir Postres');
    await view.find('treeitem', FLAN);
    // Rows are rendered once they are near.
    await engine.evaluate(() => window.scrollBy(0, 400));
    await view.click('button', 'Agregar producto');
    await view.find('textbox', 'Precio');
    await engine.type('Alfajor');
    await engine.press('Tab');
    await engine.type('3200');
    await engine.press('Enter');
    await view.find('treeitem', 'Alfajor');
    await engine.press('Escape');
    await view.gone('textbox', 'Precio');
    await view.choose('Alfajor', 'Editar');
    await view.fill('Nombre', 'Alfajor de maicena');
    await view.click('button', 'Confirmar');
    await view.find('treeitem', 'Alfajor de maicena');
  });

  await test.step('drags a product by pointer and by keyboard', async () => {
    const [first = '', second = '', third = ''] = await products('Postres', 'Bebidas');
    const from = await view.find('button', `Mover ${first}`);
    const to = await view.find('button', `Mover ${second}`);
    await engine.drag(from, { x: to.x, y: to.y + 10 });
    await view.until('the dragged row', async () => (await products('Postres', 'Bebidas'))[1] === first);

    await engine.evaluate((name: string) => {
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
    }, `Mover ${third}`);
    await engine.press('Space');
    await engine.press('ArrowUp');
    await engine.press('Space');
    await view.until('the row moved by keys', async () => (await products('Postres', 'Bebidas'))[1] === third);
    await view.find('text', 'Guardado');
  });

  await test.step('changes a picture', async () => {
    await view.choose(FLAN, 'Editar');
    await engine.evaluate(() => {
      // The system's dialog for files is not the page's: the file is chosen in its place.
      HTMLInputElement.prototype.click = function choose() {
        const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
        canvas.getContext('2d')?.fillRect(0, 0, 400, 600);
        canvas.toBlob((blob) => {
          const chosen = new DataTransfer();
          if (blob) chosen.items.add(new File([blob], 'foto.png', { type: 'image/png' }));
          this.files = chosen.files;
          this.dispatchEvent(new Event('change'));
        });
      };
    });
    await view.click('button', 'Cambiar imagen');
    await view.click('button', 'Usar imagen');
    await view.gone('button', 'Usar imagen');
    const before = await engine.evaluate(() => document.querySelectorAll('[role=treeitem] img').length);
    expect(before).toBeGreaterThan(0);
    await view.click('button', 'Confirmar');
    await view.find('text', 'Guardado');
  });

  await test.step('works without a connection', async () => {
    await server.stop();
    await view.choose(FLAN, 'Ocultar');
    await view.find('text', 'Pendiente');
    await server.restart();
    await view.gone('text', 'Pendiente');
    await view.find('text', 'Guardado');
    await engine.goto(`${server.url}/panel/menu/flat`);
    await view.find('treeitem', `${FLAN}, oculta`);
  });

  await test.step('changes a setting', async () => {
    await engine.goto(`${server.url}/panel/menu/info`);
    await view.fill('Dirección', 'Perú 1082');
    await view.click('button', 'Guardar');
    await view.find('text', 'Guardado');
    const diners = await (await fetch(`${server.url}/m/demo`)).text();
    expect(diners).toContain('Perú 1082');
    expect(diners).toContain('Alfajor de maicena');
    expect(diners).not.toContain(FLAN);
  });

  await test.step('sees the preview', async () => {
    await engine.goto(`${server.url}/panel/menu/flat`);
    await view.click('button', 'Vista previa');
    await view.until('the menu in the preview', () =>
      engine.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Vista previa del menú"]');
        return frame?.contentDocument?.querySelector('main')?.textContent.includes('Alfajor de maicena') ?? false;
      }),
    );
  });
});
