import type { Table } from '@carta/domain';
import type { FastifyRequest } from 'fastify';
import { AddressLimit } from '../../http/address-limit.ts';
import { clientNetwork } from '../../http/client-network.ts';
import type { OrdersStore } from '../orders.store.ts';

/** Tokens that are none, per network and minute. */
const MAX_WRONG = 300;

interface TableTokensDeps {
  readonly orders: Pick<OrdersStore, 'tableOf'>;
  readonly now: () => number;
}

/** Finds tables by their tokens. A network that has sent too many wrong ones is not told which one is right. */
export function tableTokensOf({ orders, now }: TableTokensDeps) {
  const wrong = new AddressLimit(MAX_WRONG);
  return {
    async find(request: FastifyRequest, business: string, token: string): Promise<Table | 'too-many' | null> {
      const network = clientNetwork(request.ip);
      if (!wrong.allows(network, 0, now())) return 'too-many';
      const table = await orders.tableOf(business, token);
      return table || wrong.allows(network, 1, now()) ? table : 'too-many';
    },
  };
}

export type TableTokens = ReturnType<typeof tableTokensOf>;
