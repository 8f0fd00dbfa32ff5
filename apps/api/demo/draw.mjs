// Makes the demo's pictures from the drawings: node apps/api/demo/draw.mjs
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = import.meta.dirname;
const drawings = path.join(folder, 'drawings');
const pictures = path.join(folder, 'pictures');

const WIDTHS = [160, 480, 960];
const FULL_WIDTH = { portada: 1600, logo: 480 };
const USUAL_FULL_WIDTH = 1200;
/** At this density a drawing of 400 units is drawn larger than any picture made of it. */
const DENSITY = 288;

const draw = (name, width, ending) =>
  sharp(path.join(drawings, `${name}.svg`), { density: DENSITY })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path.join(pictures, `${name}${ending}.webp`));

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures);
for (const file of await readdir(drawings)) {
  const name = path.basename(file, '.svg');
  const full = FULL_WIDTH[name] ?? USUAL_FULL_WIDTH;
  await draw(name, full, '');
  for (const width of WIDTHS) await draw(name, Math.min(width, full), `-${width}`);
}
