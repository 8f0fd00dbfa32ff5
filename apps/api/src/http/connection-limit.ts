import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { clientNetwork } from './client-network.ts';
import { onceClosed } from './once-closed.ts';
import { REFUSALS, sendRefusal } from './refusal.ts';

/** What one network may have at most, as a share of the limit. */
const NETWORK_SHARE = 0.25;
/** Connections over a limit that still get an answer, as a share of it; further ones are closed without one. */
const ANSWERED_SHARE = 0.1;

/** Connections that are counted together: longest idle first. */
interface Group {
  open: number;
  readonly idle: Set<Socket>;
  /** Those over the limit that wait for their answer. */
  refused: number;
}

interface Connection {
  readonly groups: readonly Group[];
  /** How many of its requests are not answered yet. */
  requests: number;
}

const newGroup = (): Group => ({ open: 0, idle: new Set(), refused: 0 });

/** Connections that were opened over the limit. */
const overLimit = new WeakSet<Socket>();

/**
 * Limits the open connections, and those of one network to a quarter of them. The one that is idle for longest ends where a new one has no room;
 * where none is idle, the new one gets 503. A proxy of `trustProxy` may have all of them: there a network has at most a quarter of the requests.
 */
export function limitConnections(
  app: FastifyInstance,
  { maxConnections: max, trustProxy }: Pick<Config, 'maxConnections' | 'trustProxy'>,
): void {
  const { server } = app;
  const share = Math.ceil(max * NETWORK_SHARE);
  const all = newGroup();
  const networks = new Map<string, Group>();
  const connections = new Map<Socket, Connection>();
  const limitOf = (group: Group) => (group === all ? max : share);
  const isFromProxy = ({ remoteAddress = '' }: Socket) => trustProxy !== false && trustProxy(remoteAddress, 0);

  const groupsOf = (network: string | null): Group[] => {
    if (network === null) return [all];
    const group = networks.get(network) ?? newGroup();
    networks.set(network, group);
    return [group, all];
  };

  const forgetEmpty = (network: string) => {
    const group = networks.get(network);
    if (group?.open === 0 && group.refused === 0) networks.delete(network);
  };

  const remove = (socket: Socket) => {
    for (const group of connections.get(socket)?.groups ?? []) {
      group.open -= 1;
      group.idle.delete(socket);
    }
    connections.delete(socket);
  };

  /** Ends the connection of the group that is idle for longest; false if none is idle. */
  const endIdle = ({ idle }: Group): boolean => {
    const [longest] = idle;
    if (!longest) return false;
    remove(longest);
    longest.destroy();
    return true;
  };

  const add = (socket: Socket, groups: readonly Group[]) => {
    connections.set(socket, { groups, requests: 0 });
    for (const group of groups) {
      group.open += 1;
      group.idle.add(socket);
    }
  };

  /** Keeps a connection until it has got 503; closes it if too many wait for that. */
  const refuse = (socket: Socket, groups: readonly Group[]): (() => void) => {
    if (groups.some((group) => group.refused >= Math.ceil(limitOf(group) * ANSWERED_SHARE))) {
      socket.destroy();
      return () => {};
    }
    overLimit.add(socket);
    for (const group of groups) group.refused += 1;
    return () => {
      for (const group of groups) group.refused -= 1;
    };
  };

  server.on('connection', (socket: Socket) => {
    const network = isFromProxy(socket) ? null : clientNetwork(socket.remoteAddress ?? '');
    const groups = groupsOf(network);
    const hasRoom = groups.every((group) => group.open < limitOf(group) || endIdle(group));
    if (hasRoom) add(socket, groups);
    const leave = hasRoom ? () => remove(socket) : refuse(socket, groups);
    socket.once('close', () => {
      leave();
      if (network !== null) forgetEmpty(network);
    });
  });

  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests -= 1;
    if (connection.requests === 0) for (const { idle } of connection.groups) idle.add(socket);
  }

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests += 1;
    for (const { idle } of connection.groups) idle.delete(socket);
    response.on('close', answered);
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!overLimit.has(request.raw.socket)) return done();
    reply.header('connection', 'close');
    sendRefusal(reply, REFUSALS.busy);
  });

  if (trustProxy === false) return;
  /** By the network of their client. */
  const requests = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    if (!isFromProxy(request.raw.socket)) return done();
    const network = clientNetwork(request.ip);
    const running = requests.get(network) ?? 0;
    if (running >= share) return void sendRefusal(reply, REFUSALS.busy);
    requests.set(network, running + 1);
    onceClosed(reply, () => {
      const left = (requests.get(network) ?? 1) - 1;
      if (left > 0) requests.set(network, left);
      else requests.delete(network);
    });
    done();
  });
}
