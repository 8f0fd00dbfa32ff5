import { createServer } from 'node:net';
import { ok, refused, type Result } from '@carta/domain';

/** Refuses, in Spanish, where nothing can listen on this port of this machine. */
export function ensureFreePort(port: number): Promise<Result<void>> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(
        refused(
          code === 'EADDRINUSE'
            ? `El puerto ${port} está ocupado: --port elige otro`
            : `No se puede usar el puerto ${port}: ${message}`,
        ),
      ),
    );
    probe.listen({ port, host: 'localhost', exclusive: true }, () => probe.close(() => resolve(ok(undefined))));
  });
}
