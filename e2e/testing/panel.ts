import type { Locator, Page } from '@playwright/test';

export const PASSWORD = 'carta-demo';
export const OWNER = 'demo@carta.test';
export const NEW_OWNER = 'vacio@carta.test';
export const LOCKED_OWNER = 'bloqueado@carta.test';

/** Starts an owner's session in the browser and opens no page. */
export async function startSession(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} is not signed in: ${answer.status()}`);
}

/** Writes to the API as the signed-in owner, who is not refused. */
export async function write(page: Page, address: string, data: object, method: 'put' | 'post' = 'put'): Promise<void> {
  const answer = await page.request[method](address, { data });
  if (!answer.ok()) throw new Error(`${address} is refused with ${answer.status()}: ${await answer.text()}`);
}

/** Signs in by the login screen and waits for home. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
}

/** Opens home as an owner who is signed in. */
export async function openHome(page: Page, email: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/panel');
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
}

/** Signs in and opens a screen by its address. */
export async function openScreen(page: Page, address: string, title: string, email = OWNER): Promise<void> {
  await startSession(page, email);
  await goToScreen(page, address, title);
}

/** Opens a screen by its address and waits until it shows what it loads. */
export async function goToScreen(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}

/**
 * Resolves once nothing is open over the screen and the step back that closes it has arrived: Chromium ends a reload that
 * begins before.
 */
export async function nothingOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => !Object.keys((history.state as object | null) ?? {}).includes('carta:layer'));
}

/** Saves settings of the demo in another session; resolves once the open page has refreshed its menu. */
export async function saveElsewhere(page: Page, changes: object): Promise<void> {
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/api/menus/demo') && answer.ok());
  const answer = await page.request.put('/api/business/demo', { data: changes });
  if (!answer.ok()) throw new Error(`Not saved elsewhere: ${answer.status()}`);
  await (await refreshed).finished();
  // The page renders the new menu before the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** The dialog in which the owner settles a conflict. */
export const conflictIn = (page: Page) => page.getByRole('dialog', { name: 'Alguien más guardó cambios aquí' });

/** Page object of the editor. */
export class Editor {
  readonly tree: Locator;

  constructor(readonly page: Page) {
    this.tree = page.getByRole('tree');
  }

  async open(): Promise<void> {
    await this.page.goto('/panel/menu/flat');
    await this.tree.waitFor();
  }

  row(title: string): Locator {
    return this.tree.getByRole('treeitem', { name: title });
  }

  async expand(title: string): Promise<void> {
    await this.tree.getByRole('button', { name: `Expandir ${title}`, exact: true }).click();
  }

  /** Chooses an entry of a row's three-dot menu. */
  async choose(title: string, option: string): Promise<void> {
    const name = `Opciones de ${title}`;
    await this.tree.getByRole('button', { name, exact: true }).click();
    // Another row's menu may still be fading out.
    await this.page
      .getByRole('menu', { name, exact: true })
      .getByRole('menuitem', { name: option, exact: true })
      .click();
  }

  /** Opens one of the tools for the whole menu. */
  async openTool(name: string): Promise<void> {
    const menu = 'Más opciones del menú';
    await this.page.getByRole('button', { name: menu }).click();
    // The menu of a row may still be fading out.
    await this.page.getByRole('menu', { name: menu }).getByRole('menuitem', { name, exact: true }).click();
  }

  /** Titles of the products of an open category, in their order. */
  async productsOf(category: string): Promise<string[]> {
    // In one call: rows are mounted and unmounted while the page scrolls.
    const read = await this.tree
      .getByRole('treeitem')
      .evaluateAll((rows: HTMLElement[]) =>
        rows.map((row) => ({ name: row.getAttribute('aria-label'), kind: row.dataset.kind })),
      );
    const from = read.findIndex(({ name, kind }) => name === category && kind === 'category') + 1;
    const length = [...read.slice(from), { kind: 'category' }].findIndex(({ kind }) => kind === 'category');
    return read.slice(from, from + length).map(({ name }) => name ?? '');
  }

  /** Titles of all rows, from the top. */
  async titles(): Promise<string[]> {
    const handles = this.tree.getByRole('button', { name: /^Mover / });
    const names = await handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')));
    return names.map((name) => (name ?? '').replace('Mover ', ''));
  }

  handle(title: string): Locator {
    return this.tree.getByRole('button', { name: `Mover ${title}`, exact: true });
  }

  /** The centre of a row's handle, in CSS pixels of the viewport. */
  async centreOf(title: string): Promise<{ x: number; y: number }> {
    const box = await this.handle(title).boundingBox();
    if (!box) throw new Error(`${title} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Waits until the server has stored every change. */
  async saved(): Promise<void> {
    await this.page.getByText('Guardado', { exact: true }).waitFor();
  }
}

/** Signs in and opens the tree with these categories expanded, outer ones first. */
export function openEditor(page: Page, ...expanded: string[]): Promise<Editor> {
  return openEditorOf(page, OWNER, ...expanded);
}

/** The same for another owner. */
export async function openEditorOf(page: Page, owner: string, ...expanded: string[]): Promise<Editor> {
  const editor = new Editor(page);
  await startSession(page, owner);
  await editor.open();
  for (const title of expanded) await editor.expand(title);
  return editor;
}

/** Signs in as the owner who has no category yet, and opens the editor. */
export async function openEmptyEditor(page: Page): Promise<Editor> {
  await startSession(page, NEW_OWNER);
  await page.goto('/panel/menu/flat');
  await page.getByRole('heading', { name: 'Categorías principales' }).waitFor();
  return new Editor(page);
}

/** The public menu in the preview once the panel's script has drawn it; the server's HTML has no `div` around it. */
export const drawnPreview = (page: Page) =>
  page.frameLocator('iframe[title="Vista previa del menú"]').locator('body > div > main');
