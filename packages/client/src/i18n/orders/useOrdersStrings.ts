import { partStrings } from '../partStrings';
import { ordersStrings as de } from './de';
import { ordersStrings as en, type OrdersStrings } from './en';

/** The texts of answers in advance, loaded with a match over days. */
export const { useStrings: useOrdersStrings } = partStrings<OrdersStrings>({ en, de });
