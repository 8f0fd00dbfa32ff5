import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { PoolBusy } from '../processes/process-pool.ts';
import { RENDER_PROGRAM } from '../testing/child-programs.ts';
import type { PdfJob, QrJob } from './render-job.ts';
import { openRenderProcess, type RenderProcess } from './render-process.ts';

let folder: string;
let renderProcess: RenderProcess;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-render-'));
});
afterEach(() => {
  renderProcess.close();
  rmSync(folder, { recursive: true });
});

const noPictures = async () => null;
const QR: QrJob = { kind: 'qr', format: 'svg', text: 'https://carta.test/m/higuera', color: '#8a1f44', logo: '' };
const PDF: PdfJob = { kind: 'pdf', menu: publicMenu(menu('Tapas: croquetas')), today: '2026-11-22' };

it('a QR code is rendered by the program of the sources', async () => {
  renderProcess = openRenderProcess({ program: RENDER_PROGRAM, readPicture: noPictures });
  expect(String(await renderProcess.render(QR))).toMatch(/^<svg /);
});

it('PDFs are rendered one at a time and twenty may wait, while QR codes go past them', async () => {
  const file = path.join(folder, 'program.cjs');
  const done = path.join(folder, 'done');
  writeFileSync(
    file,
    `const { existsSync } = require('node:fs');
    process.on('disconnect', () => process.exit());
    process.on('message', ({ job: { kind } }) => {
      const answer = () => process.send({ ok: true, value: Buffer.from(kind) });
      if (kind === 'qr' || existsSync(${JSON.stringify(done)})) return answer();
      const timer = setInterval(() => {
        if (!existsSync(${JSON.stringify(done)})) return;
        clearInterval(timer);
        answer();
      }, 5);
    });
    process.send('ready');`,
  );
  renderProcess = openRenderProcess({ program: { file }, readPicture: noPictures });
  // One business has a share of the places to wait in.
  const pdfOf = (nth: number): PdfJob => ({ ...PDF, menu: { ...PDF.menu, key: `negocio-${nth % 4}` } });
  const pdfs = Array.from({ length: 21 }, (_, nth) => renderProcess.render(pdfOf(nth)));
  await expect(renderProcess.render(PDF)).rejects.toThrow(PoolBusy);
  expect(String(await renderProcess.render(QR))).toBe('qr');
  writeFileSync(done, '');
  expect((await Promise.all(pdfs)).map(String)).toEqual(Array(21).fill('pdf'));
});
