import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderStorage } from '../storage/folder-storage.ts';
import { openPictures } from './pictures.ts';

it('a picture that crashes its decoder is unsupported, and the next picture is decoded', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-pictures-'));
  const file = path.join(folder, 'decoder.cjs');
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit());
    process.on('message', ({ job: { bytes } }) => {
      if (String(bytes) === 'poison') process.exit(1);
      process.send({ ok: true, value: { ok: true, value: [bytes] } });
    });
    process.send('ready');`,
  );
  const pictures = openPictures({ storage: folderStorage({ dataDir: folder }), program: { file } });
  expect(await pictures.decode(Buffer.from('poison'), 'higuera')).toEqual({ ok: false, reason: 'unsupported' });
  expect(await pictures.decode(Buffer.from('good'), 'higuera')).toMatchObject({
    ok: true,
    value: { files: expect.any(Map) },
  });
  await pictures.close();
  rmSync(folder, { recursive: true });
});

it('pictures that are closed while an AVIF is written wait for it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-pictures-'));
  const file = path.join(folder, 'encoder.cjs');
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit());
    process.on('message', () => process.send({ ok: true, value: new Uint8Array(1) }));
    process.send('ready');`,
  );
  const storage = folderStorage({ dataDir: folder });
  await storage.put('higuera/photo.webp', new Uint8Array(2));
  const events: string[] = [];
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = {
    ...storage,
    put: async (name: string, bytes: Uint8Array) => {
      begin();
      await new Promise((resolve) => setImmediate(resolve));
      await storage.put(name, bytes);
      events.push('written');
    },
  };
  const pictures = openPictures({ storage: slow, program: { file } });
  expect(await pictures.findAvif('higuera/photo.webp', { warn: jest.fn() })).toBe('pending');
  await begun;
  await pictures.close();
  expect(events).toEqual(['written']);
  rmSync(folder, { recursive: true });
});
