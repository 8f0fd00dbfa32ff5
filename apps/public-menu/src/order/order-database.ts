/** Name of the browser's database of a business's orders, and of the channel of its tabs. */
export const orderDatabase = (business: string) => `carta-pedido-${business}`;

/** In ms: a browser that takes longer to answer for what it stores never will. */
export const STORAGE_LIMIT = 2000;

/** True if an order was begun or sent from this browser, also where it does not tell; false where it stores nothing. */
export async function hasStoredOrder(business: string): Promise<boolean> {
  const { indexedDB: databases } = globalThis as Partial<typeof globalThis>;
  if (!databases) return false;
  if (!('databases' in databases)) return true;
  const unknown = new Promise<null>((resolve) => setTimeout(resolve, STORAGE_LIMIT, null));
  const stored = await Promise.race([databases.databases(), unknown]);
  return stored?.some(({ name }) => name === orderDatabase(business)) ?? true;
}

/** Opens the channel over which tabs say that the order has changed; undefined where the browser has none. */
export function openOrderChannel(business: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(orderDatabase(business));
  } catch (error) {
    console.warn('Other tabs are not told of the order.', error);
    return undefined;
  }
}
