import type { PaymentStanding } from '@ironsouq/contract/mall/order/order.enums'
import { UNSENT_STATES, type OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { DeliveryMethod } from '@ironsouq/contract/mall/product/product.enums'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { and, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { storesStopped } from '#features/mall/store/store.selling.projection.ts'
import { memberFoundBy } from '#features/people/member/member.list.queries.ts'
import { member } from '#features/people/member/member.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch } from '#kernel/data/db.ts'
import { COUNTED_MAX } from '#kernel/data/keyset.ts'
import { storeOrder } from '../order.tables.ts'
import { orderWord } from './order.word.tables.ts'

/** What a list of orders is narrowed down to. */
export interface OrderFilter {
  state?: OrderState | undefined
  search?: string | undefined
  from?: string | undefined
  until?: string | undefined
  delivery?: DeliveryMethod | undefined
  payment?: PaymentStanding | undefined
  method?: PaymentMethod | undefined
  sellerId?: string | undefined
  memberId?: string | undefined
  storeStanding?: 'stopped' | undefined
}

/** More would only make the statement longer: names have fewer. */
const WORDS_MAX = 5
/** Fewer last digits are those of very many orders. */
const LAST_DIGITS_MIN = 4

/** More members than this are many of one name; the orders have their recipients. */
const MEMBERS_MAX = 100

/** A mobile number with the sign of the country's code, or with a zero in its place. */
const DIALLED = /^(?:00|0(?=\d{8,10}$))/

/** The words of a search; a number with signs between its digits is one word. */
export function searchedWords(search: string): string[] {
  const number = search.replaceAll(/[\s()+.-]/g, '')
  if (/^\d{3,}$/.test(number)) return [number.replace(DIALLED, '')]
  const words = search.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const long = words.filter((word) => word.length > 1)
  return (long.length > 0 ? long : words).slice(0, WORDS_MAX)
}

/** Words with this beginning. The last sign of Unicode follows every other. */
const beginning = (key: SQL) =>
  sql`(${orderWord.word} >= ${key} and ${orderWord.word} < ${key} || chr(1114111))`

/** Orders of one word: a beginning of a word or number, the end of a number, or a SKU as it is. */
function ordersOf(word: string): SQL {
  const key = sql`replace(search_key(${word}::text), ' ', '')`
  const ofWords = (condition: SQL) => sql`select order_id from order_word where ${condition}`
  const digits = word.replaceAll(/\D/g, '').length
  const found = [ofWords(beginning(key))]
  if (digits >= LAST_DIGITS_MIN) found.push(ofWords(beginning(sql`('<' || reverse(${key}))`)))
  found.push(sql`select order_id from order_line where sku_code = ${word}`)
  return sql.join(found, sql` union all `)
}

/** Whether an order has a word, asked order by order. */
function hasWord(word: string): SQL {
  const key = sql`replace(search_key(${word}::text), ' ', '')`
  return sql`exists (select from order_word where order_id = store_order.id
      and (${beginning(key)} or ${beginning(sql`('<' || reverse(${key}))`)})
    union all select from order_line where order_id = store_order.id and sku_code = ${word})`
}

async function isCommon(ctx: Ctx, word: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from (${ordersOf(word)}) as found limit ${COUNTED_MAX + 1}) as counted`,
  )
  return (rows[0]?.n ?? 0) > COUNTED_MAX
}

/** The members that a search finds; none when it finds very many, which a name alone does. */
async function membersFound(ctx: Ctx, search: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(and(isNull(member.erasedAt), memberFoundBy(search)))
    .limit(MEMBERS_MAX + 1)
  return rows.length > MEMBERS_MAX ? [] : rows.map(({ id }) => id)
}

/**
 * Orders that have all words of a search, and those of members who begin with all of it. The few orders of a rare word
 * are looked up; for a word of very many, which would all be read and sorted for one page, the newest orders are asked
 * one after the other, and members are left out.
 */
async function withWords(ctx: Ctx, search: string, seesMembers: boolean) {
  const words = searchedWords(search)
  if (words.length === 0) return { condition: sql`false`, isCommon: false }
  const common: string[] = []
  // One after the other: the call of a merchant has one connection.
  for (const word of words) if (await isCommon(ctx, word)) common.push(word)
  const rare = words.filter((word) => !common.includes(word))
  const ofWords = sql.join(
    rare.map((word) => sql`(${ordersOf(word)})`),
    sql` intersect `,
  )
  if (common.length > 0)
    return {
      condition: and(
        rare.length > 0 ? sql`${storeOrder.id} in (${ofWords})` : undefined,
        ...common.map(hasWord),
      ),
      isCommon: rare.length === 0 && common.length === 1,
    }
  const memberIds = seesMembers ? await membersFound(ctx, search) : []
  const condition =
    memberIds.length > 0
      ? sql`${storeOrder.id} in ((${ofWords}) union all
          (select id from store_order where member_id = any(${sql.param(idsToMatch(memberIds))}::uuid[])))`
      : sql`${storeOrder.id} in (${ofWords})`
  return { condition, isCommon: false }
}

const dayBegins = (day: SQL) => sql`(${day})::timestamp at time zone ${TIME_ZONE}`

const PAYMENT: Readonly<Record<PaymentStanding, SQL>> = {
  unpaid: isNull(storeOrder.paidAt),
  paid: isNotNull(storeOrder.paidAt),
  unsent: inArray(storeOrder.state, [...UNSENT_STATES]),
  refunded: gt(storeOrder.refundedMinor, sql`0`),
}

/**
 * The orders that a filter finds; `seesMembers` is whether the reader may see who the buyers are. `isMany` says that
 * there are more than a list counts.
 */
export async function orderCondition(ctx: Ctx, filter: OrderFilter, seesMembers: boolean) {
  const { search, ...others } = filter
  const { state, from, until, delivery, payment, method, sellerId, memberId, storeStanding } =
    others
  const found = search ? await withWords(ctx, search, seesMembers) : undefined
  const narrowed = [
    sellerId === undefined ? undefined : eq(storeOrder.sellerId, sellerId),
    memberId === undefined ? undefined : eq(storeOrder.memberId, memberId),
    // As an array, so that the index of each store is read.
    storeStanding && sql`${storeOrder.sellerId} = any(array${storesStopped(ctx)})`,
    state && eq(storeOrder.state, state),
    from ? sql`${storeOrder.createdAt} >= ${dayBegins(sql`${from}::date`)}` : undefined,
    until ? sql`${storeOrder.createdAt} < ${dayBegins(sql`${until}::date + 1`)}` : undefined,
    delivery && eq(storeOrder.delivery, delivery),
    payment && PAYMENT[payment],
    method &&
      sql`exists (select from payment_share s join payment p on p.id = s.payment_id
        where s.order_id = store_order.id and p.state = 'paid' and p.method = ${method})`,
  ].filter((each) => each !== undefined)
  return {
    where: and(...narrowed, found?.condition),
    isMany: found?.isCommon === true && narrowed.length === 0,
  }
}
