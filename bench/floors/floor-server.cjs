// The floors of the server's rows, in a process of their own: Fastify and nothing else.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const Fastify = require('fastify');
const Database = require('libsql');
const pino = require('pino');

const { PORT, HOST, BYTES, COMPRESSED, HEADERS, LOGS, DATABASE, PAGES } = process.env;
const app = Fastify({
  disableRequestLogging: true,
  ...(LOGS && { loggerInstance: pino(pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 })) }),
});

if (LOGS)
  app.addHook('onResponse', ({ id, method, url, ip }, { statusCode: status, elapsedTime }, done) => {
    app.log.info({ reqId: id, method, path: url, status, ms: Math.round(elapsedTime), from: ip }, 'answered');
    done();
  });

app.get('/', (_request, reply) => reply.send('here'));

if (BYTES) {
  const bytes = readFileSync(BYTES);
  app.get('/bytes', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  app.get('/not-modified', (_request, reply) => reply.header('etag', '"1"').code(304).send());
}

if (COMPRESSED) {
  const compressed = readFileSync(COMPRESSED);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    ...JSON.parse(HEADERS ?? '{}'),
  };
  app.get('/compressed', (_request, reply) => reply.headers(headers).send(compressed));
}

if (DATABASE) {
  const database = new Database(DATABASE);
  database.exec(`
    PRAGMA busy_timeout = 3000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    create table if not exists items (key integer primary key, title text not null) strict;
    insert or ignore into items values (1, '');
  `);
  const update = database.prepare('update items set title = ? where key = 1');
  app.put('/sql', (request, reply) => {
    update.run([request.body.title]);
    return reply.send({ ok: true });
  });
}

if (PAGES) {
  const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };
  for (const compressed of readdirSync(PAGES).filter((file) => file.endsWith('.br'))) {
    const bytes = readFileSync(path.join(PAGES, compressed));
    const file = compressed.slice(0, -'.br'.length);
    app.get(`/${file}`, (_request, reply) =>
      reply.type(types[path.extname(file)]).header('content-encoding', 'br').send(bytes),
    );
  }
}

void app.listen({ port: Number(PORT), host: HOST });
