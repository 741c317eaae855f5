import { createHash } from 'node:crypto'
import { FLASH_PAY_WITHIN_MINUTES } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import type {
  CheckoutQuote,
  CheckoutRequest,
  PlacedCheckout,
} from '@ironsouq/contract/mall/order/checkout.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { PAY_WITHIN_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import { removeFromCart } from '#features/mall/cart/cart.service.ts'
import { enterFlashSale } from '#features/mall/flash-sale/flash-sale.entry.service.ts'
import { holdStock, type Held } from '#features/mall/product/stock-hold.service.ts'
import { currentPromise } from '#features/mall/service-promise/service-promise.queries.ts'
import { refuseUnlessSelling } from '#features/mall/store/store.selling.projection.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { ConflictRefusal, Refusal } from '#kernel/errors.ts'
import {
  abandonCheckout,
  removeAttempt,
  startAttempt,
} from '../attempt/checkout.attempt.service.ts'
import { giftPieces, toHold } from './checkout.gift.rules.ts'
import { pricedCheckout } from './checkout.price.queries.ts'
import { placedCheckout } from './checkout.queries.ts'
import { answersBySku, refuseUnanswered } from './checkout.voucher.rules.ts'
import { type Prepared, writeOrders } from './checkout.write.service.ts'

export const quoteCheckout = async (
  ctx: Ctx,
  memberId: string,
  asked: CheckoutRequest,
): Promise<CheckoutQuote> => (await pricedCheckout(ctx, memberId, asked)).quote

interface Submitted extends CheckoutRequest {
  submitId: string
  expected: Money
  /** The pieces of gifts that the buyer saw. */
  expectedGifts?: number | undefined
  isFromCart: boolean
}

/**
 * The id of a checkout, from the member and the id that their browser chose: no one can take the id of another's
 * checkout, and the same attempt has the same id on every try.
 */
export function checkoutIdOf(memberId: string, submitId: string): string {
  const bytes = createHash('sha256').update(`checkout ${memberId} ${submitId}`).digest('hex')
  return `${bytes.slice(0, 8)}-${bytes.slice(8, 12)}-8${bytes.slice(13, 16)}-a${bytes.slice(17, 20)}-${bytes.slice(20, 32)}`
}

/**
 * The first half of a submission, in its own transactions: checks prices again [CA-3] and holds the stock. Null when
 * this checkout was placed or abandoned before.
 */
export async function prepareCheckout(
  ctx: Ctx,
  memberId: string,
  asked: Submitted,
): Promise<Prepared | null> {
  const checkoutId = checkoutIdOf(memberId, asked.submitId)
  if (await placedCheckout(ctx, checkoutId)) return null
  if (asked.flashSaleId !== undefined) await enterFlashSale(ctx, asked.flashSaleId)
  const now = await pricedCheckout(ctx, memberId, asked)
  const isExpected =
    now.currency === asked.expected.currency &&
    now.totalMinor === minorOf(asked.expected) &&
    giftPieces(now.orders) >= (asked.expectedGifts ?? 0)
  if (!isExpected || !now.quote.canSubmit) throw new ConflictRefusal(now.quote)
  refuseUnanswered(now.orders, asked.answers)
  const { returnDays } = await currentPromise(ctx)
  // Last: nothing that can fail comes between the hold and the second half.
  const held = await holdCounted(ctx, memberId, checkoutId, now)
  return held && { ...now, checkoutId, held, returnDays }
}

/**
 * Holds the stock of a checkout, which counts as an unpaid one of the member from here on. Null when it was placed or
 * abandoned before.
 */
async function holdCounted(
  ctx: Ctx,
  memberId: string,
  checkoutId: string,
  { orders, flash }: Pick<Prepared, 'orders' | 'flash'>,
): Promise<readonly Held[] | null> {
  const attemptId = await startAttempt(ctx, memberId, checkoutId)
  if (attemptId === null) return null
  // The pieces of a flash sale are set aside already, and are taken with the order.
  if (flash) return flash.warehouseId === null ? [] : [{ ...flash, warehouseId: flash.warehouseId }]
  try {
    return await holdStock(ctx, checkoutId, toHold(orders))
  } catch (err) {
    // Only a refusal says for sure that nothing is held; else the attempt counts until the job has looked.
    if (err instanceof Refusal) await removeAttempt(ctx, attemptId)
    throw err
  }
}

/** When the second half fails: others can buy at once what no order holds. */
export async function undoCheckout(ctx: Ctx, prepared: Prepared | null): Promise<void> {
  if (prepared) await abandonCheckout(ctx, prepared.checkoutId)
}

/** The second half: writes the orders, once. A repeat shows those of the first time. */
export async function placeCheckout(
  ctx: TxCtx,
  memberId: string,
  asked: Submitted,
  prepared: Prepared | null,
): Promise<{ placed: PlacedCheckout; isRepeat: boolean }> {
  const now = prepared && (await placeNow(ctx, memberId, asked, prepared))
  if (now) return { placed: now, isRepeat: false }
  const before = await placedCheckout(ctx, checkoutIdOf(memberId, asked.submitId))
  if (!before) throw new Refusal('error.stateChanged')
  return { placed: before, isRepeat: true }
}

async function placeNow(ctx: TxCtx, memberId: string, asked: Submitted, prepared: Prepared) {
  // Since the first half a store may have stopped.
  await refuseUnlessSelling(
    ctx,
    prepared.orders.map(({ sellerId }) => sellerId),
  )
  const known = await currencies(ctx)
  const rates = Object.fromEntries(known.map((each) => [each.currencyCode, each.exchangeRate]))
  const minutes = prepared.flash ? FLASH_PAY_WITHIN_MINUTES : PAY_WITHIN_MINUTES
  const expiresAt = new Date(ctx.now().getTime() + minutes * 60_000)
  const { address } = prepared.quote
  const placed = await writeOrders(ctx, {
    ...prepared,
    memberId,
    rates,
    expiresAt,
    address,
    answers: answersBySku(asked.answers),
  })
  if (placed === 'promotionOver')
    throw new ConflictRefusal((await pricedCheckout(ctx, memberId, asked)).quote)
  if (asked.isFromCart)
    await removeFromCart(
      ctx,
      memberId,
      asked.lines.map(({ skuId }) => skuId),
    )
  return placed
}
