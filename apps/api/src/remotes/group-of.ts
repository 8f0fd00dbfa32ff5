import type { CanaryGroup } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';

interface Chosen {
  readonly percent?: string | undefined;
  /** Keys with spaces or commas between them. */
  readonly businesses?: string | undefined;
}

/** Returns the businesses that were chosen for a canary; null for all. Refuses a share together with keys, and one outside 1 to 99. */
export function groupOf({ percent, businesses = '' }: Chosen): Result<CanaryGroup | null> {
  const keys = businesses.split(/[ ,]+/).filter(Boolean);
  if (percent === undefined) return ok(keys.length === 0 ? null : { percent: null, businesses: [...new Set(keys)] });
  if (keys.length > 0) return refused('un porcentaje o negocios, no los dos');
  return /^[1-9]\d?$/.test(percent)
    ? ok({ percent: Number(percent), businesses: [] })
    : refused('el porcentaje tiene que ser un número de 1 a 99');
}
