import { QUESTION_MAX } from '@ironsouq/contract/mall/product-question/product-question.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

const longest = sql.raw(String(QUESTION_MAX))

/** A question of a member about a product, with their machine, and the one answer of the store. */
export const productQuestion = pgTable(
  'product_question',
  {
    id: id(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    modelId: uuid().references(() => machineModel.id),
    serialNo: text(),
    year: smallint(),
    question: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    fits: boolean(),
    answer: text(),
    answerLocale: text().$type<LocaleCode>(),
    answeredAt: moment(),
    hiddenAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('product_question_open_once')
      .on(t.memberId, t.productId)
      .where(sql`answered_at is null and hidden_at is null`),
    index('product_question_answered')
      .on(t.productId, t.answeredAt.desc())
      .where(sql`answered_at is not null and hidden_at is null`),
    index('product_question_of_product').on(t.productId, t.createdAt.desc()),
    index('product_question_newest_of_seller').on(t.sellerId, t.createdAt, t.id),
    foreignKey({
      name: 'product_question_of_product_of_seller',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check('product_question_length', sql`char_length(${t.question}) between 1 and ${longest}`),
    check('product_question_answer_length', sql`char_length(${t.answer}) between 1 and ${longest}`),
    check(
      'product_question_answer_is_whole',
      sql`(${t.answer} is null) = (${t.answeredAt} is null)
        and (${t.answer} is null) = (${t.answerLocale} is null)
        and (${t.fits} is null or ${t.answer} is not null)`,
    ),
  ],
)
