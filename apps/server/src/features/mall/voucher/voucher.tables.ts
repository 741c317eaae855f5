import { VOUCHER_KINDS } from '@ironsouq/contract/mall/voucher/voucher.enums'
import {
  voucherLifecycle,
  type VoucherState,
} from '@ironsouq/contract/mall/voucher/voucher.lifecycle'
import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, id, moment, oneOf } from '#kernel/data/columns.ts'

/** Texts by language, as they were when the order was placed. */
type TextsCopy = Record<string, string>

/** What a buyer answered at checkout, with what they were asked. */
export interface StoredAnswer {
  label: TextsCopy
  value: string
}

/**
 * A line of a virtual order with the terms that its buyer agreed to. It is written with the order, which it names
 * without a reference: orders ask vouchers, and vouchers no orders.
 */
export const voucherLine = pgTable(
  'voucher_line',
  {
    orderLineId: uuid().primaryKey(),
    orderId: uuid().notNull(),
    orderNumber: text().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    name: jsonb().$type<TextsCopy>().notNull(),
    variant: jsonb().$type<TextsCopy>().notNull(),
    quantity: integer().notNull(),
    terms: jsonb().$type<VoucherTerms>().notNull(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('voucher_line_of_seller').on(t.sellerId, t.orderLineId),
    index('voucher_line_of_order').on(t.orderId),
    index('voucher_line_of_member').on(t.memberId, t.orderNumber),
    check('voucher_line_quantity', sql`${t.quantity} > 0`),
  ],
)

/**
 * One code for one piece [OR-12]. The code is derived from the seed and the secret of the installation, and looked up by a
 * keyed hash: who reads this table finds no code that can be used.
 */
export const voucher = pgTable(
  'voucher',
  {
    id: id(),
    orderLineId: uuid().notNull(),
    orderId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: integer().notNull(),
    kind: text({ enum: VOUCHER_KINDS }).notNull(),
    state: text().$type<VoucherState>().notNull().default(voucherLifecycle.initial),
    codeSeed: bytea().notNull(),
    codeKey: bytea().notNull(),
    /** Null: as often as wanted. */
    usesTotal: smallint(),
    usesLeft: smallint(),
    /** How often it was written off. */
    uses: integer().notNull().default(0),
    validFrom: moment().notNull(),
    /** When it expires; null: never. */
    validUntil: moment(),
    /** When its buyer is reminded of it; null: not, or they were. */
    remindAt: moment(),
    /** When it was used up, refunded or expired. */
    endedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('voucher_code_once').on(t.codeKey),
    unique('voucher_place_once').on(t.orderLineId, t.position),
    unique('voucher_of_seller').on(t.sellerId, t.id),
    foreignKey({
      name: 'voucher_of_line',
      columns: [t.sellerId, t.orderLineId],
      foreignColumns: [voucherLine.sellerId, voucherLine.orderLineId],
    }),
    index('voucher_of_order').on(t.orderId, t.state),
    index('voucher_to_expire')
      .on(t.validUntil)
      .where(sql`state = 'toBeUsed'`),
    index('voucher_to_remind')
      .on(t.remindAt)
      .where(sql`state = 'toBeUsed'`),
    check('voucher_state', sql`${t.state} in (${oneOf(voucherLifecycle.states)})`),
    check('voucher_kind', sql`${t.kind} in (${oneOf(VOUCHER_KINDS)})`),
    check(
      'voucher_uses',
      sql`case ${t.kind} when 'unlimited' then ${t.usesTotal} is null and ${t.usesLeft} is null
        else ${t.usesTotal} is not null and ${t.usesLeft} is not null and ${t.usesLeft} >= 0
          and ${t.usesLeft} + ${t.uses} = ${t.usesTotal} end`,
    ),
    check('voucher_single', sql`${t.kind} <> 'single' or ${t.usesTotal} = 1`),
    check('voucher_used_up', sql`${t.state} <> 'used' or ${t.usesLeft} = 0`),
    check(
      'voucher_to_be_used',
      sql`${t.state} <> 'toBeUsed' or ${t.usesLeft} is null or ${t.usesLeft} > 0`,
    ),
    check('voucher_ended', sql`(${t.state} = 'toBeUsed') = (${t.endedAt} is null)`),
    check('voucher_unlimited_ends', sql`${t.kind} <> 'unlimited' or ${t.validUntil} is not null`),
  ],
)

/** A use of a code; its position makes the same use impossible twice. Rows are only added. */
export const voucherWriteOff = pgTable(
  'voucher_write_off',
  {
    id: id(),
    voucherId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: integer().notNull(),
    /** The person of the store. */
    byId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('voucher_write_off_once').on(t.voucherId, t.position),
    foreignKey({
      name: 'voucher_write_off_of_voucher',
      columns: [t.sellerId, t.voucherId],
      foreignColumns: [voucher.sellerId, voucher.id],
    }),
    index('voucher_write_off_newest').on(t.sellerId, t.createdAt, t.id),
    check('voucher_write_off_position', sql`${t.position} > 0`),
  ],
)
