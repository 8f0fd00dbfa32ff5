import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MenuFile } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import type { CartaServer } from './carta-server.ts';
import { setDesk } from './diners-order.ts';
import { OWNER, PASSWORD, startSession, write } from './panel.ts';
import { expect } from './test.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
export const preview = (page: Page) => page.getByRole('region', { name: 'Así te llega un pedido' });
export const whatsApp = (page: Page) => page.getByLabel('Número de WhatsApp');
export const deliveryTime = (page: Page) => page.getByLabel('Tiempo de entrega');
export const pickupPoint = (page: Page) => page.getByLabel('Punto de retiro');
export const minimum = (page: Page) => page.getByLabel('Pedido mínimo');
export const alias = (page: Page) => page.getByLabel('Alias');
export const method = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const menuType = (page: Page, name: 'Delivery' | 'Takeaway') => page.getByRole('switch', { name });

/** Signs in and opens a screen of the orders section. */
export async function openOrders(page: Page, screen: string, control: Locator, email = OWNER): Promise<void> {
  await startSession(page, email);
  await page.goto(`/panel/orders/${screen}`);
  await control.waitFor();
}

/** Saves and returns the body that was sent. */
export async function bodyOfSave(page: Page): Promise<unknown> {
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  const body: unknown = (await asked).postDataJSON();
  await page.getByText('Guardado', { exact: true }).waitFor();
  await expect(save(page)).toBeDisabled();
  return body;
}

/** Creates a business with these menu types and returns its owner's email. */
export async function newBusiness(server: CartaServer, menuTypes: string): Promise<string> {
  const email = 'bodegon@carta.test';
  const business = ['--key', 'bodegon', '--name', 'El Bodegón', '--menu-types', menuTypes];
  expect(await server.carta(['business', 'create', ...business])).toMatchObject({ code: 0 });
  const user = ['user', 'create', '--email', email, '--business', 'bodegon'];
  expect(await server.carta(user, `${PASSWORD}\n`)).toMatchObject({ code: 0 });
  return email;
}

/** The file of a menu of 25 products without any picture. */
export const MENU_WITHOUT_PICTURES = fileURLToPath(new URL('../menus/carta-sin-fotos.json', import.meta.url));

/** Makes a business that accepts orders, with this menu or that of this file, and opens its page as its owner. */
export async function openMenu(page: Page, server: CartaServer, menu: MenuFile | string): Promise<void> {
  const owner = await newBusiness(server, 'takeaway');
  const file = typeof menu === 'string' ? menu : path.join(server.dataDir, 'menu-to-import.json');
  if (typeof menu !== 'string') await writeFile(file, JSON.stringify(menu));
  expect((await server.carta(['menu', 'import', file, '--business', 'bodegon'])).code).toBe(0);
  await startSession(page, owner);
  await write(page, '/api/business/bodegon', { whatsAppNumber: '1155550142' });
  await setDesk(page, { active: false }, 'bodegon');
  await page.goto('/m/bodegon');
}
