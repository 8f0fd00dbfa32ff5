import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML_TYPE } from './html-type.ts';
import { plainPage } from './plain-page.ts';
import { REFUSALS, sendRefusal } from './refusal.ts';

/** Answers an unknown address: with JSON under /api, else with a page. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isApi(request)) return sendRefusal(reply, REFUSALS.notFound);
  return reply
    .code(404)
    .type(HTML_TYPE)
    .header('cache-control', 'no-cache')
    .send(plainPage('Página no encontrada', 'La dirección no existe o cambió. Revisa que esté bien escrita.'));
}

export function isApi(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url);
}
