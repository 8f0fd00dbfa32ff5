import type { Locator, Page } from '@playwright/test';
import { board, button, openBoard, save, saveAll, storedBusiness, storedHtml, write } from './testing/board.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const saving = (page: Page) => page.getByRole('dialog', { name: '¿Guardar la pizarra?' });

const lookOf = (words: Locator) =>
  words.evaluate((element) => {
    const { color, fontWeight, fontStyle, fontSize, lineHeight } = getComputedStyle(element);
    const ground = getComputedStyle(element.closest('p')!.parentElement!).backgroundColor;
    const { textAlign, whiteSpace } = getComputedStyle(element.closest('p')!);
    return { color, fontWeight, fontStyle, fontSize, lineHeight, ground, textAlign, whiteSpace };
  });

test.describe('Pizarra virtual', () => {
  const marks = [
    { name: 'Negrita', keys: 'Control+b', html: '<strong>Locro</strong>' },
    { name: 'Cursiva', keys: 'Control+i', html: '<em>Locro</em>' },
    { name: 'Subrayado', keys: 'Control+u', html: '<u>Locro</u>' },
  ];
  const aligned = [
    { name: 'Centrar', keys: 'Control+Shift+e', align: 'center' },
    { name: 'Alinear a la derecha', keys: 'Control+Shift+r', align: 'right' },
    { name: 'Justificar', keys: 'Control+Shift+j', align: 'justify' },
  ];
  const colors = [
    { name: 'Blanco', color: '#ffffff' },
    { name: 'Rosa', color: '#f0a49f' },
    { name: 'Amarillo', color: '#fef9b5' },
    { name: 'Celeste', color: '#afedee' },
    { name: 'Verde', color: '#a5d8a4' },
  ];

  test('[SAVE-1] [SAVE-2] [BOARD-1] [BOARD-2] a board is written, formatted, pasted and saved, and diners see it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const diner = await context.newPage();
    await openBoard(page);

    await test.step('[SAVE-1] [SAVE-2] a changed board is saved whole after the dialog; the page reloads and diners see it', async () => {
      await expect(board(page)).toContainText('Ñoquis del 29 con estofado');
      await expect(save(page)).toBeDisabled();
      const before = await storedBusiness(page);
      await write(page, 'Hoy  locro & vino');
      await expect(save(page)).toBeEnabled();

      await save(page).click();
      await saving(page).getByRole('button', { name: 'Cancelar' }).click();
      await expect(saving(page)).toBeHidden();
      await expect(board(page)).toHaveText('Hoy  locro & vino', { useInnerText: true });

      const body = await saveAll(page);
      const { categoriesL1: _1, categoriesL2: _2, items: _3, optionGroups: _4, _id: _5, ...business } = before;
      const html = encodeURIComponent('<p>Hoy  locro &amp; vino</p>');
      expect(body).toEqual({ ...business, board: { ...before.board, html } });
      expect(await storedHtml(page)).toBe('<p>Hoy  locro &amp; vino</p>');
      await expect(board(page)).toHaveText('Hoy  locro & vino', { useInnerText: true });
      await expect(save(page)).toBeDisabled();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await diner.goto('/m/demo');
      await expect(diner.locator('#pizarra')).toContainText('Hoy locro & vino');
    });

    await test.step('[BOARD-2] the server stores the board unchanged, and diners see it as the editor shows it', async () => {
      await write(page, '');
      const lines = [
        ...marks.map(({ name, html }) => ({ press: name, word: 'Locro', html: `<p>${html}</p>` })),
        ...aligned.map(({ name, align }) => ({
          press: name,
          word: 'Locro',
          html: `<p style="text-align:${align}">Locro</p>`,
        })),
        ...colors.map(({ name, color }) => ({
          press: name,
          word: 'Locro',
          html: `<p><span style="color:${color}">Locro</span></p>`,
        })),
      ];
      for (const [nth, { press, word }] of lines.entries()) {
        if (nth > 0) await page.keyboard.press('Enter');
        const alignment = aligned.some(({ name }) => name === press);
        if (!alignment) await button(page, 'Alinear a la izquierda').click();
        for (const { name } of [...marks, ...colors])
          if ((await button(page, name).getAttribute('aria-pressed')) === 'true') await button(page, name).click();
        await button(page, press).click();
        await page.keyboard.type(word);
      }
      await saveAll(page);
      expect(await storedHtml(page)).toBe(lines.map(({ html }) => html).join(''));
      const wordsIn = (place: Locator) => place.getByText('Locro', { exact: true });
      await expect(wordsIn(board(page))).toHaveCount(lines.length);
      await expect(board(page).locator('em')).toHaveCSS('font-synthesis-style', 'auto');
      const inEditor = await Promise.all((await wordsIn(board(page)).all()).map(lookOf));
      await diner.goto('/m/demo#pizarra');
      await diner.reload();
      await expect(wordsIn(diner.locator('#pizarra'))).toHaveCount(lines.length);
      await expect(diner.locator('#pizarra em')).toHaveCSS('font-synthesis-style', 'auto');
      const forDiners = await Promise.all((await wordsIn(diner.locator('#pizarra')).all()).map(lookOf));
      expect(forDiners).toEqual(inEditor);
    });

    await test.step('[BOARD-2] text pasted from a web page keeps the formats of the board and no other', async () => {
      await write(page, '');
      await page.evaluate(async () => {
        const html =
          '<h1 style="text-align:center">Menú</h1><p class=MsoNormal style="font-size:40px"><b>Locro</b> <a href="https://carta.test" style="color:#a5d8a4">picante</a> <span style="color:#ff0000">rojo</span><img src="x.png"></p>';
        const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) });
        await navigator.clipboard.write([item]);
      });
      await page.keyboard.press('Control+v');
      await expect(board(page)).toContainText('picante');
      await saveAll(page);
      expect(await storedHtml(page)).toBe(
        '<p style="text-align:center">Menú</p><p><strong>Locro</strong> <span style="color:#a5d8a4">picante</span> rojo</p>',
      );
    });

    await test.step('the toolbar can be used by keyboard alone', async () => {
      await write(page, 'Locro');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Shift+Tab');
      const toolbar = page.getByRole('toolbar', { name: 'Formato' });
      await expect(toolbar.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('End');
      await expect(button(page, 'Rehacer')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(button(page, 'Negrita')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Negrita')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect(button(page, 'Cursiva')).toBeFocused();
      await expect(board(page).locator('strong em, em strong')).toHaveText('Locro');
      await page.keyboard.press('Tab');
      await expect(board(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(save(page)).toBeFocused();
    });

    await test.step('Ctrl+A selects all right after a click, before the editor has heard of the click', async () => {
      await write(page, 'Locro');
      await page.keyboard.press('Control+a');
      // In one task, as when both wait for a busy page: the editor hears of a new selection in a later one.
      const selected = await board(page).evaluate((editor) => {
        const selection = getSelection()!;
        selection.collapse(editor.querySelector('p')!.firstChild, 5);
        const key = { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true };
        editor.dispatchEvent(new KeyboardEvent('keydown', key));
        return selection.toString();
      });
      expect(selected).toBe('Locro');
      await page.keyboard.press('Delete');
      await expect(board(page)).toHaveText('');
    });

    await test.step('[BOARD-2] every format is switched by its button and its keys, and its button shows the state', async () => {
      await write(page, 'Locro');
      await page.keyboard.press('Control+a');
      for (const { name, keys, html } of marks) {
        for (const change of [() => button(page, name).click(), () => page.keyboard.press(keys)]) {
          await change();
          await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
          expect(await board(page).innerHTML()).toContain(html);
          await change();
          await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
        }
      }
      for (const { name, keys, align } of aligned) {
        for (const change of [() => button(page, name).click(), () => page.keyboard.press(keys)]) {
          await change();
          await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
          await expect(board(page).locator('p')).toHaveCSS('text-align', align);
          await page.keyboard.press('Control+Shift+l');
          await expect(button(page, 'Alinear a la izquierda')).toHaveAttribute('aria-pressed', 'true');
        }
      }
      for (const { name } of colors) {
        await button(page, name).click();
        for (const other of colors)
          await expect(button(page, other.name)).toHaveAttribute('aria-pressed', String(other.name === name));
      }
      await button(page, 'Verde').click();
      await expect(board(page).locator('span')).toHaveCount(0);
      await button(page, 'Deshacer').click();
      await expect(board(page).locator('span')).toHaveCount(1);
      await button(page, 'Rehacer').click();
      await expect(board(page).locator('span')).toHaveCount(0);
    });

    await test.step('[BOARD-1] a board that is too long cannot be saved and shows why', async () => {
      await write(page, '');
      await page.keyboard.insertText('x'.repeat(20_000));
      await expect(page.getByText('Puede tener hasta 20000 caracteres')).toBeVisible();
      await expect(save(page)).toBeDisabled();
    });
  });

  test('the toolbar of the board stays in sight at 360, 768 and 1280 px, and axe finds no serious violation', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    await openBoard(page);
    await board(page).click();
    await page.keyboard.press('Control+End');
    for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.keyboard.type('Locro');
      await expect(button(page, 'Negrita')).toBeInViewport();
      await expect(button(page, 'Verde')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      for (const control of await page.getByRole('toolbar').getByRole('button').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const ends = await Promise.all([page.getByRole('toolbar'), board(page)].map((part) => endOf(part)));
      expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
      expect(await seriousViolations(page)).toEqual([]);
    }
  });
});

/** The right edge of a part, in pixels. */
async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box.x + box.width;
}
