import type { FastifyServerOptions } from 'fastify';

/** What the calls carry is checked by the contract's schemas: Fastify's compilers, a megabyte of code, are never loaded. */
export const NO_SCHEMA_COMPILERS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error('A schema belongs to the contract, not to a route');
}
