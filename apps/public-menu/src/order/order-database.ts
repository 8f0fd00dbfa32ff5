/** Name of the browser's database of a business's orders, and of the channel over which tabs say that it has changed. */
export const orderDatabase = (business: string) => `carta-pedido-${business}`;

/** True if an order was begun or sent from this browser, also where it does not tell. */
export async function hasStoredOrder(business: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === orderDatabase(business));
}
