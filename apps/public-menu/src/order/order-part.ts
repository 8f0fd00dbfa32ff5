export interface OrderPage {
  /** Puts the product into the order, or opens it where something has to be chosen. */
  readonly add: (key: string) => void;
  readonly open: (key: string) => void;
}

declare global {
  /** Set by the order's part once it has loaded. */
  var cartaOpenOrder: ((address: string) => Promise<OrderPage>) | undefined;
}

export interface OrderFiles {
  readonly script: string;
  readonly style: string;
  /** The script that sets `cartaWords`. */
  readonly words: string;
}

/** Fetches the order's part: by hand, since the code that a bundler adds for it is larger than the whole first script. Rejects without a connection. */
export async function loadOrderPart({ script, style, words }: OrderFiles): Promise<NonNullable<typeof cartaOpenOrder>> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style });
  const scripts = [words, script].map((src) => Object.assign(document.createElement('script'), { src }));
  try {
    await Promise.all([link, ...scripts].map(loaded));
    if (!globalThis.cartaOpenOrder) throw new Error(`${script} has failed`);
    return globalThis.cartaOpenOrder;
  } catch (error) {
    for (const element of [link, ...scripts]) element.remove();
    throw error;
  }
}

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('The order cannot be loaded'));
    document.head.append(element);
  });
}
