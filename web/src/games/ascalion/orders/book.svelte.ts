// The standing orders of the table on screen, kept in this browser, and the last answer they gave.
import type { Text } from '../../../protocol';
import { recall, remember } from '../../../settings/memory';
import { NO_ORDERS, type Orders, readOrders } from './orders';

interface Book {
  table: string | null;
  orders: Orders;
  open: boolean;
  last: Text | null;
}

export const book: Book = $state({ table: null, orders: NO_ORDERS, open: false, last: null });

const keyOf = (table: string): string => `ascalion.orders.${table}`;

/** Takes the orders of a table up. */
export function openBook(table: string): void {
  if (book.table === table) return;
  book.table = table;
  book.orders = readOrders(recall(keyOf(table)));
  book.last = null;
  book.open = false;
}

export function change(part: Partial<Orders>): void {
  book.orders = { ...book.orders, ...part };
  if (book.table !== null) remember(keyOf(book.table), JSON.stringify(book.orders));
}
