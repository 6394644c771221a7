import type { Overdue } from '../days/overdue';
import type { SeatHolidays } from '../days/seatHolidays';
import type { Notes } from '../rooms/personal/notes';
import type { Orders } from '../rooms/personal/orders';
import type { Handlers } from './handlers';

/** Answers in advance, notes and days off in a match over days, and actions on a late turn. */
export const dayRoutes = (overdue: Overdue, orders: Orders, notes: Notes, holidays: SeatHolidays) =>
  ({
    'GET /api/rooms/:code/seats/:seat/orders': ({ code, seat, key }) => orders.own(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/orders': ({ code, seat, key, sent }) =>
      orders.give(code, key, seat, sent.orders),
    'GET /api/rooms/:code/seats/:seat/note': ({ code, seat, key }) => notes.own(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/note': ({ code, seat, key, sent }) => notes.write(code, key, seat, sent.text),
    'POST /api/rooms/:code/seats/:seat/grant': ({ code, seat, key }) => overdue.grant(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/let-bot': ({ code, seat, key }) => overdue.letBot(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/nudge': ({ code, seat, key }) => overdue.nudge(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/holiday': ({ code, seat, key, sent }) => holidays.take(code, key, seat, sent),
    'POST /api/rooms/:code/seats/:seat/holiday-end': ({ code, seat, key }) => holidays.end(code, key, seat),
  }) satisfies Partial<Handlers>;
