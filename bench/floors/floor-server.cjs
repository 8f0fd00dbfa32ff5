// The floors of the server's rows, in a process of their own: Fastify and nothing else.
const { readFileSync } = require('node:fs');
const Fastify = require('fastify');
const Database = require('libsql');

const { PORT, HOST, BYTES, DATABASE } = process.env;
const app = Fastify();

app.get('/', (_request, reply) => reply.send('here'));

if (BYTES) {
  const bytes = readFileSync(BYTES);
  const compressed = readFileSync(`${BYTES}.br`);
  app.get('/bytes', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  app.get('/compressed', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(compressed),
  );
  app.get('/not-modified', (_request, reply) => reply.header('etag', '"1"').code(304).send());
}

if (DATABASE) {
  const database = new Database(DATABASE);
  database.exec(`
    PRAGMA busy_timeout = 3000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    create table products (key integer primary key, title text not null) strict;
    insert into products values (1, '');
  `);
  const update = database.prepare('update products set title = ? where key = 1');
  app.put('/sql', (request, reply) => {
    update.run([request.body.title]);
    return reply.send({ ok: true });
  });
}

void app.listen({ port: Number(PORT), host: HOST });
