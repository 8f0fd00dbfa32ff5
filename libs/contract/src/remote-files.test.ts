import { remoteFilesOf } from './remote-files.ts';

const manifest = {
  metaData: {
    name: 'orders',
    remoteEntry: { name: 'remote-entry.1.js', path: '', type: 'global' },
    publicPath: 'auto',
  },
  exposes: [
    {
      name: 'remote',
      path: './remote',
      assets: { js: { sync: ['expose.1.js'], async: ['later.1.js'] }, css: { sync: ['expose.1.css'], async: [] } },
    },
  ],
};

describe('remoteFilesOf', () => {
  it.each([
    ['/remotes/orders/1/mf-manifest.json', '/remotes/orders/1/'],
    ['https://orders.test/mf-manifest.json', 'https://orders.test/'],
  ])('takes the files of %s from %s, without those that come later', (address, folder) => {
    expect(remoteFilesOf(manifest, address)).toEqual({
      entry: `${folder}remote-entry.1.js`,
      scripts: [`${folder}expose.1.js`],
      styles: [`${folder}expose.1.css`],
    });
  });

  it('takes a remote without styles', () => {
    const exposes = [{ path: './remote', assets: { js: { sync: ['expose.1.js'] } } }];
    expect(remoteFilesOf({ ...manifest, exposes }, '/1/mf-manifest.json')?.styles).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a text', 'remote'],
    ['an empty object', {}],
    ['one without an entry', { ...manifest, metaData: {} }],
    ['one that exposes something else', { ...manifest, exposes: [{ path: './other', assets: {} }] }],
  ])('gives null for %s', (_what, value) => {
    expect(remoteFilesOf(value, '/1/mf-manifest.json')).toBeNull();
  });
});
