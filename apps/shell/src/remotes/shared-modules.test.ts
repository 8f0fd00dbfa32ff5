import sharedModules from '@carta/panel/shared-modules.json';
import { SHARED_MODULES } from './shared-modules.ts';

const requests = Object.keys(sharedModules) as (keyof typeof sharedModules)[];

describe('SHARED_MODULES', () => {
  it('the shell shares the modules that remotes are built to expect', () => {
    expect(Object.keys(SHARED_MODULES).sort()).toEqual([...requests].sort());
  });

  it.each(requests)('the shared %s is the module that the shell uses', (request) => {
    expect(SHARED_MODULES[request].module).toMatchObject(jest.requireActual<object>(request));
  });
});
