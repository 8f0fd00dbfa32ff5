import { isRemoteModule, REMOTE_CONTRACT_VERSION } from './remote-module.ts';

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
