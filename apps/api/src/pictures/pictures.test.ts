import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStorage } from '../storage/open-storage.ts';
import { openPictures } from './pictures.ts';

it('a picture that crashes its decoder is unsupported, and the next picture is decoded', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-pictures-'));
  const file = path.join(folder, 'decoder.cjs');
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit());
    process.on('message', ({ bytes }) => {
      if (String(bytes) === 'poison') process.exit(1);
      process.send({ ok: true, value: { ok: true, value: [bytes] } });
    });
    process.send('ready');`,
  );
  const pictures = openPictures({ storage: openStorage({ dataDir: folder }), program: { file } });
  expect(await pictures.decode(Buffer.from('poison'))).toEqual({ ok: false, reason: 'unsupported' });
  expect(await pictures.decode(Buffer.from('good'))).toMatchObject({ ok: true, value: { files: expect.any(Map) } });
  pictures.close();
  rmSync(folder, { recursive: true });
});
