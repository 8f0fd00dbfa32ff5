import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOCKET = '.s.PGSQL.5432';

/** A way to a PostgreSQL that can fall silent: it takes connections then, and answers nothing. */
export interface SilentPostgres {
  /** The folder of its socket. */
  readonly folder: string;
  readonly fallSilent: () => void;
  /** Passes on again what is said; what was said meanwhile is lost with its connections. */
  readonly speakAgain: () => void;
  readonly stop: () => Promise<void>;
}

export async function silentPostgres(target: string): Promise<SilentPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carta-silent-'));
  const open = new Set<net.Socket>();
  let isSilent = false;
  const kept = (socket: net.Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const server = net.createServer((client) => {
    kept(client);
    if (isSilent) return;
    const upstream = kept(net.connect(path.join(target, SOCKET)));
    client.on('data', (bytes) => void (isSilent || upstream.write(bytes)));
    upstream.on('data', (bytes) => void (isSilent || client.write(bytes)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(path.join(folder, SOCKET));
  await once(server, 'listening');
  return {
    folder,
    fallSilent: () => {
      isSilent = true;
    },
    speakAgain: () => {
      isSilent = false;
      for (const socket of open) socket.destroy();
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
