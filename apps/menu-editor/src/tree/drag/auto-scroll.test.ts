import { clampScroll, scrollSpeed } from './auto-scroll.ts';

const VISIBLE = { top: 64, bottom: 700 };

describe('scrollSpeed', () => {
  it('is 0 in the middle of the screen', () => {
    expect([200, 400, 600].map((middle) => scrollSpeed(middle, VISIBLE, 5_000))).toEqual([0, 0, 0]);
  });

  it('points to the nearer edge and grows towards it', () => {
    const [near, far] = [scrollSpeed(690, VISIBLE, 0), scrollSpeed(620, VISIBLE, 0)];
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    expect(scrollSpeed(70, VISIBLE, 0)).toBeLessThan(0);
  });

  it('starts slowly and reaches the end of a thousand rows within ten seconds', () => {
    expect(scrollSpeed(700, VISIBLE, 0)).toBeLessThanOrEqual(300);
    expect(scrollSpeed(700, VISIBLE, 1_500) * 10).toBeGreaterThanOrEqual(1_000 * 69);
  });
});

describe('clampScroll', () => {
  it.each([
    [50, { top: -500, bottom: 2_000 }, 50],
    [50, { top: -500, bottom: 720 }, 20],
    [50, { top: -500, bottom: 650 }, 0],
    [-50, { top: -500, bottom: 2_000 }, -50],
    [-50, { top: 50, bottom: 2_000 }, -14],
    [-50, { top: 100, bottom: 2_000 }, -0],
    [0, { top: -500, bottom: 2_000 }, 0],
  ])('limits %i pixels, with the group at %j, to %i', (by, group, left) => {
    expect(clampScroll(by, group, VISIBLE)).toBeCloseTo(left);
  });
});
