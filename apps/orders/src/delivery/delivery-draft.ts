import { newKey, parsePrice, PRICE_PROBLEMS, typedPrice, type Delivery } from '@carta/domain';

/** A zone as it is typed. */
export interface ZoneDraft {
  readonly key: string;
  readonly title: string;
  readonly price: string;
}

export interface DeliveryDraft {
  readonly zones: readonly ZoneDraft[];
  /** As it is typed; '' is none. */
  readonly minimum: string;
}

/** What the owner reads below each field of the zone with this key. */
export type ZoneProblems = Readonly<Record<string, Partial<Record<'title' | 'price', string>> | undefined>>;

interface Reading {
  /** Null where a field is wrong. */
  readonly delivery: Delivery | null;
  readonly zones: ZoneProblems;
  readonly minimum: string | undefined;
}

export function draftOf({ zones, minimum }: Delivery): DeliveryDraft {
  return {
    zones: zones.map(({ key, title, price }) => ({ key, title, price: typedPrice(price) })),
    minimum: minimum ? typedPrice(minimum) : '',
  };
}

export function newZone(): ZoneDraft {
  return { key: newKey(), title: '', price: '' };
}

/** True for a zone in which nothing is typed: it is not saved. */
export function isEmptyZone({ title, price }: ZoneDraft): boolean {
  return title.trim() === '' && price.trim() === '';
}

/** Returns what a draft says without its empty zones, or what is wrong with it. [ZONES-1] [PRICE-7] */
export function readDelivery({ zones, minimum }: DeliveryDraft): Reading {
  const least = minimum.trim() === '' ? null : parsePrice(minimum);
  const problems: Record<string, Partial<Record<'title' | 'price', string>>> = {};
  const typed = zones.filter((zone) => !isEmptyZone(zone));
  const read = typed.flatMap(({ key, title, price }) => {
    const parsed = parsePrice(price);
    const name = title.trim();
    if (parsed.ok && name !== '') return [{ key, title: name, price: parsed.value }];
    problems[key] = {
      ...(name === '' && { title: 'Falta el nombre' }),
      ...(!parsed.ok && { price: PRICE_PROBLEMS[parsed.reason] }),
    };
    return [];
  });
  const isWhole = read.length === typed.length && least?.ok !== false;
  return {
    delivery: isWhole ? { zones: read, minimum: least?.ok ? least.value : null } : null,
    zones: problems,
    minimum: least?.ok === false ? PRICE_PROBLEMS[least.reason] : undefined,
  };
}
