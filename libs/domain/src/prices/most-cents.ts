/** The highest price, in cents. [PRICE-1] */
export const MOST_CENTS = 9_999_999_999;
