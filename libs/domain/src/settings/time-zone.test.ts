import { DEFAULT_TIME_ZONE, TimeZone, timeZoneOptions } from './time-zone.ts';

describe('TimeZone', () => {
  it.each(['America/Argentina/Buenos_Aires', 'America/Montevideo', 'Asia/Kolkata', 'UTC'])(
    '[ZONE-1] accepts %s',
    (zone) => {
      expect(TimeZone.safeParse(zone).success).toBe(true);
    },
  );

  it.each(['', 'Buenos Aires', 'America/Atlantis', '+03:00', '-03', 3, null])('[ZONE-1] refuses %j', (zone) => {
    expect(TimeZone.safeParse(zone).success).toBe(false);
  });

  it('[NEW-3] is that of Buenos Aires by default', () => {
    expect(DEFAULT_TIME_ZONE).toBe('America/Argentina/Buenos_Aires');
  });
});

describe('timeZoneOptions', () => {
  it('[ZONE-2] starts with Buenos Aires and has each zone once', () => {
    const options = timeZoneOptions('America/Montevideo');
    expect(options[0]).toBe(DEFAULT_TIME_ZONE);
    expect(options).toEqual([...new Set(options)]);
    expect(options).not.toContain('America/Buenos_Aires');
    expect(options).toContain('Asia/Tokyo');
    for (const option of options) expect(TimeZone.safeParse(option).success).toBe(true);
  });

  it('[ZONE-2] has the stored zone, even if the engine lists it under another name', () => {
    expect(timeZoneOptions('America/Buenos_Aires')).toContain('America/Buenos_Aires');
  });
});
