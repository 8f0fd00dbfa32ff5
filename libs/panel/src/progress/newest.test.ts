import { newest } from './newest.ts';

describe('newest', () => {
  it('gives what is told to who is asking', async () => {
    const { tell, next } = newest<number>();
    const asked = next();
    tell(1);
    expect(await asked).toBe(1);
  });

  it('gives only the newest of what was told before it was asked, and each once', async () => {
    const { tell, next } = newest<number>();
    tell(1);
    tell(2);
    expect(await next()).toBe(2);
    const asked = next();
    tell(3);
    expect(await asked).toBe(3);
  });
});
