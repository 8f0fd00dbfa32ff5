/** What the package publishes of prices; a part of its entry point. */

export { editPlan, MAX_PLANS, PlanChanges, plannedChanges, plannedCount } from './prices/planned-prices.ts';
export { PlannedPrices, WrittenPlan } from './prices/planned-prices.ts';
export { chosenMoment, firstMoment, plannedMoment, plannedWords, type ChosenMoment } from './prices/planned-moment.ts';
export {
  changedOptionPrices,
  changedPrice,
  changedPrices,
  PRICE_ROUNDINGS,
  repricedGroups,
} from './prices/price-change.ts';
export { priceChangeWords } from './prices/price-change-words.ts';
export { PriceChange, startingRounding, type ChangedPrice, type PriceRounding } from './prices/price-change.ts';
export { oldestPriceChange, OPERATOR, PriceHistoryEntry, priceHistoryCsv } from './prices/price-history.ts';
export { DEFAULT_PRICE, formatCents, formatPrice, groupedDigits, padSmall } from './prices/price.ts';
export { parsePrice, parseSmall, PRICE_PROBLEMS, type PriceProblem } from './prices/parse-price.ts';
export { Price } from './prices/price-schema.ts';
export { priceFromCents, priceFromDecimal, priceInCents, priceParts, priceToDecimal } from './prices/price.ts';
export { typedPrice, unbrokenPrices } from './prices/price.ts';
export { parseAmount } from './prices/parse-amount.ts';
export { parseHundredths } from './prices/typed-number.ts';
export {
  firstBackOnSale,
  isSoldOut,
  soldOutEnd,
  soldOutMoment,
  soldOutOf,
  soldOutUntil,
  UNTIL_BACK,
} from './prices/sold-out.ts';
export { SoldOut } from './prices/sold-out-schema.ts';
export { netPrice } from './prices/net-price.ts';
