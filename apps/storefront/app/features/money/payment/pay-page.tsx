import { ApiError } from '@ironsouq/contract/client'
import { subtract } from '@ironsouq/contract/money/money/arithmetic'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { MethodOffer, Payment, ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import { ClockBox } from '@ironsouq/ui/patterns/fact/clock'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ReaderAmount } from '#features/mall/cart/parts/amount.tsx'
import { ChoiceCard } from '#features/money/payment/parts/choice-card.tsx'
import { useApi } from '#kit/api/use-api.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { goTo } from '#kit/navigation/navigation-guard.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { METHOD_WORD } from './parts/method-labels.ts'
import { usePayClock } from './parts/use-pay-clock.ts'
import { PayResultPage } from './pay-result-page.tsx'
import { QrBox } from './qr-box.tsx'
import { readableRate } from './readable-rate.ts'
import { isDeclined } from './result-title.ts'

function MethodNote({ offer, toPay }: { offer: MethodOffer; toPay: ToPay }) {
  const t = useT()
  const format = useFormat()
  const { method, charged, rate } = offer
  const { balance, total } = toPay
  const { switches } = useSiteData()
  if (method === 'balance') {
    const missing = subtract(total, balance)
    const current = t('payment.currentBalance', { amount: format.money(balance) })
    if (minorOf(missing) <= 0n) return <>{current}</>
    return (
      <span className="text-refused">
        {t('payment.insufficient')}. {current}.{' '}
        {t('payment.needMore', { amount: format.money(missing) })}{' '}
        {switches.topUp && (
          <LocalLink
            href="/user-center/balance"
            className="inline-flex min-h-11 items-center text-ink underline underline-offset-3 lg:min-h-6"
          >
            {t('payment.topUp')}
          </LocalLink>
        )}
      </span>
    )
  }
  const rateText = ({ rate, ...of }: ReturnType<typeof readableRate>) =>
    t('payment.rate', { ...of, rate: format.exactNumber(rate) })
  const hint = method === 'wechat' ? t('payment.scan') : t('payment.opensPage')
  if (charged.currency === total.currency) return <>{hint}</>
  return (
    <>
      {hint}
      {' · '}
      {t('payment.chargedIn', { amount: format.money(charged) })}
      {rate !== null &&
        ` · ${rateText(readableRate({ from: total.currency, to: charged.currency, rate }))}`}
    </>
  )
}

/**
 * The same when the time to pay is over. An attempt may have been paid in the last second: then the answer of the
 * provider decides, and the page offers no second order before it.
 */
function ended(toPay: ToPay, opened: Payment | undefined): ToPay {
  const payment = opened ?? toPay.payment
  const isUnderWay = payment?.state === 'open' || payment?.state === 'opening'
  return {
    ...toPay,
    payment,
    now: toPay.expiresAt,
    state: isUnderWay ? 'checking' : 'expired',
    methods: [],
  }
}

/** What is to be paid, until when, and by which method [PY-5] [PY-6]. */
export function PayPage({ toPay }: { toPay: ToPay }) {
  const t = useT()
  const format = useFormat()
  const path = useLocalPath()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const call = useApi({ handlesRefusal: true })
  // The page says at once that the time is over; the loader then leads to the result [OR-7].
  const { left, isOver, clock } = usePayClock(toPay)
  const [opened, setOpened] = useState<Payment>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { payNo, kind, total, orders } = toPay
  const isTopUp = kind === 'topUp'
  const isRefused = fault === undefined && isDeclined(toPay)
  const result = path(`/pay/${payNo}/result`)
  const canPay = (offer: MethodOffer) =>
    offer.method !== 'balance' || minorOf(toPay.balance) >= minorOf(total)
  const [method, setMethod] = useState(() => toPay.methods.find(canPay)?.method)
  const open = async () => {
    if (!method || isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const body = { payNo, method, expected: total }
      const payment = await call(paymentEndpoints.open, { body })
      if (payment.step.kind === 'redirect') goTo(payment.step.url, { external: true })
      else if (payment.step.kind === 'qr') setOpened(payment)
      else await navigate(result)
    } catch (err) {
      setFault(err instanceof ApiError && err.message ? err.message : t('payment.failedBody'))
      // The store may have changed the price: what is shown next is what is paid.
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  if (isOver) return <PayResultPage first={ended(toPay, opened)} />
  return (
    <div className="wrap grid grid-cols-1 gap-5 py-6 lg:pb-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-micro text-ink-muted">
            {isTopUp
              ? t('payment.forTopUp', { number: payNo })
              : t('payment.forOrders', { number: payNo, count: orders.length })}
          </p>
          <h1 className="text-title font-bold tracking-tight lg:text-head">
            {t('payment.title', { amount: format.money(total) })}
          </h1>
          <ReaderAmount money={total} />
        </div>
        <ClockBox
          label={t('payment.timeLeft')}
          {...clock}
          note={t(isTopUp ? 'payment.payUntil' : 'payment.heldUntil', {
            time: format.time(toPay.expiresAt),
          })}
        />
      </div>
      {(fault !== undefined || toPay.payment?.state === 'failed' || isRefused) && (
        <Banner tone="refused" isLive>
          <b>{t(isRefused ? 'payment.declined' : 'payment.failed')}</b>
          <p>{fault ?? t(isRefused ? 'payment.declinedBody' : 'payment.failedBody')}</p>
        </Banner>
      )}
      {toPay.methods.length === 0 && <Banner>{t('payment.none')}</Banner>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('payment.methodLabel')}</legend>
          {toPay.methods.map((offer) => (
            <ChoiceCard
              key={offer.method}
              name="method"
              isChosen={method === offer.method}
              isDisabled={!canPay(offer)}
              onChoose={() => {
                setMethod(offer.method)
                setOpened(undefined)
              }}
            >
              <span className="font-semibold">{t(METHOD_WORD[offer.method])}</span>
              <span className="text-micro text-ink-muted">
                <MethodNote offer={offer} toPay={toPay} />
              </span>
            </ChoiceCard>
          ))}
        </fieldset>
        <div className="grid gap-3 rounded-box border border-line border-t-4 border-t-ink bg-surface p-4 lg:p-5">
          {opened?.step.kind === 'qr' ? (
            <QrBox
              content={opened.step.content}
              left={left}
              onCheck={() => void navigate(result)}
            />
          ) : (
            <button
              type="button"
              disabled={!toPay.methods.some((each) => each.method === method && canPay(each))}
              {...(isBusy && { 'aria-disabled': true, 'data-pending': '' })}
              onClick={() => void open()}
              className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
            >
              {t('payment.payNow')}
            </button>
          )}
          <p className="text-micro text-ink-muted">
            {t(isTopUp ? 'payment.topUpHint' : 'payment.held')}
          </p>
          <LocalLink
            href={isTopUp ? '/user-center/balance' : '/user-center/orders'}
            className={buttonLook({ tone: 'quiet' })}
          >
            {t(isTopUp ? 'payment.myBalance' : 'payment.later')}
          </LocalLink>
        </div>
      </div>
    </div>
  )
}
