// Makes the public pictures from the drawings: node libs/ui/drawings/draw.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const drawings = import.meta.dirname;
const placeholders = path.join(drawings, '../assets/placeholders');
const icons = path.join(drawings, '../assets/icons');

const WIDTHS = [160, 480, 960];
const FULL_WIDTHS = { product: 1200, category: 1200, banner: 1600 };
/** Large enough for the widest picture: drawings are 400 or 900 units wide. */
const DENSITY = 288;
/** Pixels; the mark's drawing is 52 units wide. */
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
const MARK_DENSITY = 720;

await mkdir(placeholders, { recursive: true });
await mkdir(icons, { recursive: true });

for (const [name, full] of Object.entries(FULL_WIDTHS)) {
  const draw = (width, ending) =>
    sharp(path.join(drawings, `${name}.svg`), { density: DENSITY })
      .resize({ width })
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(path.join(placeholders, `${name}${ending}.webp`));
  await draw(full, '');
  for (const width of WIDTHS) await draw(width, `-${width}`);
}

const mark = path.join(drawings, 'mark.svg');
for (const [name, size] of Object.entries(ICONS)) {
  await sharp(mark, { density: MARK_DENSITY })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(icons, `${name}.png`));
}
const rounded = (await readFile(mark, 'utf8')).replace('height="52" fill', 'height="52" rx="14" fill');
await writeFile(path.join(icons, 'favicon.svg'), rounded);
