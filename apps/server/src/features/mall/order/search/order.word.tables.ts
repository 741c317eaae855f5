import { customType, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { storeOrder } from '../order.tables.ts'

/**
 * Compared byte by byte, so that a beginning is a range of the index. `like` would do for staff, but row-level security
 * reads the rows of a store before any function that might tell what it was given, and `like` is one of them.
 */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * What an order is found by: the words of its recipient, and after `<` and backwards, so that their last digits are a
 * beginning too, its number, the mobile number and the numbers of its parcels. Triggers write it.
 */
export const orderWord = pgTable(
  'order_word',
  {
    orderId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    word: bytewiseText().notNull(),
  },
  (t) => [
    primaryKey({ name: 'order_word_once', columns: [t.orderId, t.word] }),
    foreignKey({
      name: 'order_word_of_order',
      columns: [t.memberId, t.orderId],
      foreignColumns: [storeOrder.memberId, storeOrder.id],
    }).onDelete('cascade'),
    index('order_word_found').on(t.word, t.orderId),
    index('order_word_of_seller').on(t.sellerId, t.word, t.orderId),
  ],
)
