import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { OWNER, PASSWORD } from '../testing/panel.ts';
import { test } from './test.ts';

const EMPANADAS = 'Empanadas de carne cortada a cuchillo (x3)';

test('a diner finds a dish, orders it, follows the order, and opens the menu without a connection', async ({
  view,
  server,
  request,
}) => {
  const { engine } = view;
  await request.post(`${server.url}/api/users/login`, { data: { email: OWNER, password: PASSWORD } });
  for (const data of [{ hours: [] }, { orderDesk: DESK }])
    expect((await request.put(`${server.url}/api/business/demo`, { data })).ok()).toBe(true);
  // Each browser would have the page in its own language.
  const page = `${server.url}/m/demo?lang=es`;

  await test.step('finds a dish whose name is written with an error', async () => {
    await engine.goto(page);
    await view.fill('Buscar en el menú', 'provoletta');
    await view.find('text', 'No hay nada que se llame «provoletta».');
    await view.find('link', 'Provoleta al hierro');
    await view.fill('Buscar en el menú', ' ');
    await engine.press('Escape');
  });

  await test.step('orders a dish', async () => {
    await engine.goto(page);
    await view.click('button', `Agregar ${EMPANADAS}`);
    await view.click('button', /^Ver pedido/);
    await view.fill('Nombre', 'Julián');
    await view.click('radio', 'Retiro');
    await view.click('radio', 'Efectivo');
    await view.click('button', 'Enviar pedido');
    await view.find('heading', 'Esperamos que La Higuera lo acepte');
    await view.find('text', '$ 6.900,00');
    await view.find('link', 'Avisar por WhatsApp');
  });

  await test.step('follows it on its page and on the menu, until the owner has delivered it', async () => {
    const key = await engine.evaluate(() => location.pathname.split('/').pop() ?? '');
    const step = async (state: string, version: number, more: object = {}) => {
      const data = { state, version, ...more };
      expect((await request.put(`${server.url}/api/orders/demo/${key}`, { data })).ok()).toBe(true);
    };
    await step('accepted', 0, { minutes: 24 });
    await view.find('heading', /^Listo /);
    await view.click('link', 'Menú de La Higuera');
    await view.click('link', /^Pedido \d+: en preparación/);
    await step('ready', 1);
    await view.find('heading', 'Tu pedido está listo');
    await step('done', 2);
    await view.find('heading', 'Tu pedido fue entregado');
    await view.click('link', 'Repetir');
    await view.find('button', /^Ver pedido/);
  });

  await test.step('opens the menu without a connection, with the order', async () => {
    await engine.goto(page);
    await view.until('the kept page', () =>
      engine.evaluate(() => navigator.serviceWorker.controller !== null && document.readyState === 'complete'),
    );
    await engine.goto(page);
    await server.stop();
    await engine.goto(page);
    await view.find('heading', 'La Higuera');
    await view.find('text', /^Sin conexión\. Menú de hoy, \d{1,2}\.\d\d$/);
    await view.find('button', /^Ver pedido/);
    await server.restart();
  });
});

test('a diner reads the menu and a product without JavaScript', async ({ view, server }) => {
  const plain = await withoutScripts(server.url);
  try {
    await view.engine.goto(`${plain.url}/m/demo`);
    await view.find('heading', 'La Higuera');
    await view.find('heading', 'Cocina');
    await view.click('link', 'Provoleta al hierro');
    await view.find('heading', 'Alérgenos');
    await view.find('text', /^No declarado/);
    await view.click('link', 'Menú de La Higuera');
    await view.find('heading', 'Cocina');
    expect(await view.engine.evaluate(() => document.scripts.length)).toBe(0);
  } finally {
    plain.close();
  }
});

/** Stores orders. */
const DESK = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' };

/** Serves the same pages without their scripts: WebKit's driver cannot switch scripts off. */
async function withoutScripts(origin: string): Promise<{ url: string; close: () => void }> {
  const pass = async (url: string, response: ServerResponse) => {
    const answer = await fetch(new URL(url, origin), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    response.end(type.startsWith('text/html') ? body.toString().replace(/<script\b.*?<\/script>/gs, '') : body);
  };
  const proxy = createServer((request, response) => {
    // A browser that goes on loading pictures after the test finds no server behind the proxy.
    pass(request.url ?? '/', response).catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const close = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close };
}
