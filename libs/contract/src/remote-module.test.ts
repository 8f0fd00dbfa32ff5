import { integrityByAddress, isRemoteModule, REMOTE_CONTRACT_VERSION } from './remote-module.ts';

const Screens = () => null;

describe('isRemoteModule', () => {
  it('accepts a module of this contract with screens', () => {
    expect(isRemoteModule({ contractVersion: REMOTE_CONTRACT_VERSION, Screens })).toBe(true);
  });

  it.each([
    ['another version', { contractVersion: REMOTE_CONTRACT_VERSION + 1, Screens }],
    ['no version', { Screens }],
    ['no screens', { contractVersion: REMOTE_CONTRACT_VERSION }],
    ['null screens', { contractVersion: REMOTE_CONTRACT_VERSION, Screens: null }],
    ['null', null],
    ['a text', 'remote'],
  ])('refuses %s', (_what, module) => {
    expect(isRemoteModule(module)).toBe(false);
  });
});

describe('integrityByAddress', () => {
  const remote = { version: '1', screens: [], integrity: { 'entry.js': 'sha384-a' } };

  it('the files of a remote on another origin are checked at their address', () => {
    const manifest = 'https://equipo.test/v1/mf-manifest.json';
    expect(integrityByAddress({ ...remote, manifest })).toEqual({ 'https://equipo.test/v1/entry.js': 'sha384-a' });
  });

  it('those of our own origin are not', () => {
    expect(integrityByAddress({ ...remote, manifest: '/remotes/orders/1/mf-manifest.json' })).toEqual({});
  });
});
