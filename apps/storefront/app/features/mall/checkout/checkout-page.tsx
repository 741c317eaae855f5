import { ApiError } from '@ironsouq/contract/client'
import { FLASH_PAY_WITHIN_MINUTES } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import { CheckoutQuote, type DeliveryChoice } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { PAY_WITHIN_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CouponChoice } from '#features/mall/coupon/parts/coupon-choice.tsx'
import { MallPromises } from '#features/mall/service-promise/parts/mall-promises.tsx'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useApi } from '#kit/api/use-api.ts'
import { log } from '#kit/log.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { CheckoutAddress } from './checkout-address.tsx'
import { CheckoutPoints } from './checkout-points.tsx'
import type { CheckoutStart } from './checkout-start.ts'
import { CheckoutStore } from './checkout-store.tsx'
import { CheckoutTotal } from './checkout-total.tsx'
import { NotAppliedList } from './not-applied.tsx'

const choiceOf = (order: CheckoutQuote['orders'][number]): DeliveryChoice => ({
  sellerId: order.sellerId,
  isVirtual: order.isVirtual,
  method: order.method,
  pickupWarehouseId: order.pickupWarehouseId,
  message: order.message,
})

/** The pieces of gifts that would come. */
const giftPieces = ({ orders }: CheckoutQuote): number =>
  orders
    .flatMap(({ gifts }) => gifts)
    .reduce((sum, { isOut, quantity }) => (isOut ? sum : sum + quantity), 0)

/** The same total is refused too, when fewer gifts come than the buyer saw. */
const hasOtherTotal = (before: CheckoutQuote, now: CheckoutQuote): boolean =>
  minorOf(before.total) !== minorOf(now.total) || giftPieces(before) <= giftPieces(now)

/** What the buyer changes besides the deliveries; what is left out stays as it is. */
interface Choice {
  addressId?: string
  without?: readonly string[]
  chosen?: readonly string[]
  points?: number
}

/** Address, lines by store, delivery and total on one page [PY-5]. */
export function CheckoutPage({ start }: { start: CheckoutStart }) {
  const t = useT()
  const { both } = useMoneyText()
  const call = useApi({ handlesRefusal: true })
  const navigate = useNavigate()
  const path = useLocalPath()
  const [quote, setQuote] = useState(start.quote)
  const [before, setBefore] = useState<CheckoutQuote>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [answers, setAnswers] = useState<Record<string, string[]>>({})
  // The same attempt keeps its id: sent twice it makes one order [OR-8].
  const [submitId, setSubmitId] = useState(start.submitId)

  // Undefined until the buyer has chosen: the best ones apply.
  const [coupons, setCoupons] = useState<readonly string[]>()
  const [withoutGifts, setWithoutGifts] = useState<readonly string[]>([])

  const request = (
    orders: readonly DeliveryChoice[],
    {
      addressId = quote.address?.addressId,
      chosen = coupons,
      without = withoutGifts,
      points = quote.points.used,
    }: Choice = {},
  ) => ({
    lines: [...start.lines],
    flashSaleId: start.flashSaleId,
    answers: Object.entries(answers).map(([skuId, given]) => ({ skuId, answers: given })),
    deliveries: [...orders],
    points,
    withoutGifts: [...without],
    ...(addressId !== undefined && { addressId }),
    ...(chosen && { coupons: [...chosen] }),
  })
  const failed = (err: unknown) => {
    log('the checkout was refused', err)
    setFault(err instanceof ApiError && err.message ? err.message : t('checkout.failed'))
  }
  const ask = async (orders: readonly DeliveryChoice[], choice: Choice = {}) => {
    setBusy(true)
    setFault(undefined)
    setBefore(undefined)
    try {
      setQuote(await call(orderEndpoints.confirm, { body: request(orders, choice) }))
    } catch (err) {
      failed(err)
    } finally {
      setBusy(false)
    }
  }
  const choices = quote.orders.map(choiceOf)
  const choose = (at: number, change: Partial<DeliveryChoice>) =>
    void ask(choices.map((choice, i) => (i === at ? { ...choice, ...change } : choice)))
  /** One of an issuer instead of another one of it, or none. */
  const chooseCoupon = (storeId: string | null, memberCouponId: string | null) => {
    const others = quote.coupons.filter(
      ({ isChosen, store }) => isChosen && (store?.storeId ?? null) !== storeId,
    )
    const ids = others.map((each) => each.memberCouponId)
    const next = memberCouponId === null ? ids : [...ids, memberCouponId]
    setCoupons(next)
    void ask(choices, { chosen: next })
  }
  const goWithout = (skuId: string, isWithout: boolean) => {
    const others = withoutGifts.filter((each) => each !== skuId)
    const next = isWithout ? [...others, skuId] : others
    setWithoutGifts(next)
    void ask(choices, { without: next })
  }
  /** Goods and services of a store are two orders that share its coupon. */
  const isFirstOf = ({ sellerId }: CheckoutQuote['orders'][number], at: number) =>
    quote.orders.findIndex((order) => order.sellerId === sellerId) === at
  const couponsOf = (storeId: string | null) =>
    quote.coupons.filter(({ store }) => (store?.storeId ?? null) === storeId)
  const write = (at: number, message: string) =>
    setQuote({
      ...quote,
      orders: quote.orders.map((order, i) => (i === at ? { ...order, message } : order)),
    })
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const body = {
        ...request(choices),
        submitId,
        expected: quote.total,
        expectedGifts: giftPieces(quote),
        isFromCart: start.isFromCart,
      }
      const placed = await call(orderEndpoints.submit, { body, idempotencyKey: submitId })
      await navigate(path(`/pay/${placed.payNo}${placed.isPaid ? '/result' : ''}`), {
        replace: true,
      })
    } catch (err) {
      setBusy(false)
      // A lost response may hide an order that was placed: only after a refusal is the next attempt another one.
      if (err instanceof ApiError && err.status < 500) setSubmitId(crypto.randomUUID())
      const now = err instanceof ApiError ? currentRecordOf(err, CheckoutQuote) : undefined
      if (!now) return failed(err)
      // Nothing was ordered: the buyer sees the new total and confirms it [CA-3].
      setBefore(quote)
      setQuote(now)
    }
  }
  return (
    <div className="wrap grid grid-cols-1 gap-5 py-6 lg:pb-12">
      <div>
        <h1 className="text-title font-bold tracking-tight">{t('checkout.title')}</h1>
        <p className="text-ink-muted">{t('checkout.onePayment', { count: quote.orders.length })}</p>
      </div>
      {before && (
        <Banner tone="wait" isLive>
          {hasOtherTotal(before, quote) ? (
            <>
              <b>{t('checkout.totalChanged')}</b>
              <p>
                {t('checkout.totalWas', {
                  before: both(before.total),
                  now: both(quote.total),
                })}
              </p>
            </>
          ) : (
            <b>{t('promotion.giftsChanged')}</b>
          )}
        </Banner>
      )}
      {fault !== undefined && (
        <Banner tone="refused" isLive>
          {fault}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div aria-busy={isBusy} className="grid min-w-0 grid-cols-1 gap-5">
          {quote.orders.some(({ isVirtual }) => !isVirtual) && (
            <CheckoutAddress
              addresses={start.addresses}
              countries={start.countries}
              chosen={quote.address}
              onChoose={(addressId) => ask(choices, { addressId })}
            />
          )}
          {quote.orders.map((order, at) => (
            <CheckoutStore
              key={`${order.sellerId}${order.isVirtual}`}
              order={order}
              notApplied={quote.notApplied.filter(({ sellerId }) => sellerId === order.sellerId)}
              onChoose={(change) => choose(at, change)}
              onWrite={(message) => write(at, message)}
              withoutGifts={withoutGifts}
              onGoWithout={goWithout}
              answers={answers}
              onAnswer={(skuId, given) => setAnswers({ ...answers, [skuId]: given })}
            >
              <CouponChoice
                heading={t('coupon.forStore')}
                coupons={isFirstOf(order, at) ? couponsOf(order.sellerId) : []}
                onChoose={(id) => chooseCoupon(order.sellerId, id)}
              />
            </CheckoutStore>
          ))}
          {couponsOf(null).length > 0 && (
            <Panel heading={t('coupon.title')}>
              <CouponChoice
                heading={t('coupon.forPlatform')}
                note={t('coupon.forPlatformNote')}
                coupons={couponsOf(null)}
                onChoose={(id) => chooseCoupon(null, id)}
              />
            </Panel>
          )}
          <CheckoutPoints
            key={quote.points.used}
            points={quote.points}
            currency={quote.total.currency}
            onUse={(points) => void ask(choices, { points })}
          />
          <NotAppliedList all={quote.notApplied.filter(({ sellerId }) => sellerId === null)} />
          <MallPromises isReturnable={quote.orders.some(({ isVirtual }) => !isVirtual)} />
        </div>
        <CheckoutTotal
          quote={quote}
          payWithin={
            start.flashSaleId === undefined ? PAY_WITHIN_MINUTES : FLASH_PAY_WITHIN_MINUTES
          }
          isBusy={isBusy}
          onSubmit={() => void submit()}
        />
      </div>
    </div>
  )
}
