import { formatCents } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS } from '../../demo-accounts.ts';
import type { Charges } from './charges.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

interface SimulationDeps {
  readonly simulation: SimulatedProvider;
  readonly charges: Pick<Charges, 'noticedOwn'>;
  readonly now: () => number;
}

/** What a diner of the demo may do; where the notice is lost, the payment is found when the diner comes back, or by asking. */
const CHOICES = {
  approve: { label: 'Aprobar el pago', status: 'approved', isNoticed: true },
  reject: { label: 'Rechazar el pago', status: 'rejected', isNoticed: true },
  'approve-unnoticed': { label: 'Aprobar sin aviso', status: 'approved', isNoticed: false },
} as const;

const choiceOf = (how: string) => (Object.hasOwn(CHOICES, how) ? CHOICES[how as keyof typeof CHOICES] : null);

/** The pages on which the demo's orders are paid; nothing is charged. */
export async function simulationRoutes(
  app: FastifyInstance,
  { simulation, charges, now }: SimulationDeps,
): Promise<void> {
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));

  app.get<{ Params: { key: string } }>('/demo/mercadopago/:key', async ({ params }, reply) => {
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const order = simulation.order(params.key);
    if (!order) return reply.code(404).send(page('Esta simulación ya no existe', '<p>El servidor se reinició.</p>'));
    const { title, cents, until, backUrl } = order;
    const forms = Object.entries(CHOICES).map(
      ([of, { label }]) =>
        `<form method="post" action="/demo/mercadopago/${params.key}/${of}"><button>${label}</button></form>`,
    );
    const choices = now() < until ? forms.join('') : '<p>El tiempo para pagar terminó.</p>';
    const back = `<p><a href="${escaped(backUrl)}">Volver al local</a></p>`;
    return reply.send(page(title, `<p>${formatCents(cents)}</p>${choices}${back}`));
  });

  app.post<{ Params: { key: string; how: string } }>('/demo/mercadopago/:key/:how', async ({ params }, reply) => {
    const order = simulation.order(params.key);
    const choice = choiceOf(params.how);
    if (!order || choice === null || now() >= order.until) return reply.code(404).send();
    const id = simulation.pay(order, choice.status);
    if (choice.isNoticed) await charges.noticedOwn(DEMO_ACCOUNTS.owner.business, id);
    return reply.redirect(order.backUrl, 303);
  });
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

/** `title` may be anything; `body` is HTML. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulación · Carta</title>
</head>
<body>
<main>
<p><strong>Simulación: no se cobra nada</strong></p>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
