import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { PayState, ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Amount } from '#features/mall/cart/parts/amount.tsx'
import { useApi } from '#kit/api/use-api.ts'
import { log } from '#kit/log.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PaidOrder } from './paid-order.tsx'
import { PayClockLine } from './parts/pay-clock-line.tsx'
import { usePayClock } from './parts/use-pay-clock.ts'
import { isCodeOver, isDeclined, isUndecided, resultTitle } from './result-title.ts'

const ASK_AGAIN_MS = 3000

/** Puts what was not paid for into the cart again. */
function ReorderButton({ orders }: Pick<ToPay, 'orders'>) {
  const t = useT()
  const call = useApi()
  const path = useLocalPath()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      for (const { orderNumber } of orders)
        await call(orderEndpoints.reorder, { body: { orderNumber } })
      await navigate(path('/cart'))
    } catch {
      setBusy(false) // it was shown
    }
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      className={buttonLook({ tone: 'ink' })}
      onClick={() => void send()}
    >
      {t('payment.reorder')}
    </button>
  )
}

/** How long another attempt is possible. */
function TimeLeft({ toPay }: { toPay: ToPay }) {
  const { clock } = usePayClock(toPay)
  return <PayClockLine clock={clock} expiresAt={toPay.expiresAt} isTopUp={toPay.kind === 'topUp'} />
}

/** Waits for the truth: the provider is asked until the payment has arrived or cannot any more [PY-5]. */
export function PayResultPage({ first }: { first: ToPay }) {
  const t = useT()
  const format = useFormat()
  const call = useApi({ handlesRefusal: true, quietLogin: true })
  const [toPay, setToPay] = useState(first)
  const { state, payNo, refunded } = toPay
  const isTopUp = toPay.kind === 'topUp'
  const canWait = isUndecided(toPay)
  const canReorder = !isTopUp && (state === 'expired' || state === 'canceled')
  const isRefused = isDeclined(toPay)
  // A declined payment can still be paid on the page of its provider.
  const isOpen = state === 'checking' || canWait || isRefused
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setInterval(() => {
      call(paymentEndpoints.check, { body: { payNo } })
        .then(setToPay)
        .catch((err: unknown) => log('the payment could not be checked', err))
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [call, payNo, isOpen])
  const body: Record<PayState, string> = {
    waiting: t(
      isRefused ? 'payment.declinedBody' : canWait ? 'payment.updates' : 'payment.failedBody',
    ),
    checking: t('payment.doNotPayAgain'),
    paid: t(isTopUp ? 'payment.topUpDone' : 'payment.held'),
    expired: t('payment.expiredBody'),
    canceled: t('payment.nothingCharged'),
    refunded: t(isTopUp ? 'payment.topUpRefunded' : 'payment.lateRefunded', {
      amount: format.money(refunded ?? toPay.total),
    }),
  }
  return (
    <div className="wrap grid grid-cols-1 gap-5 py-6 lg:pb-12">
      <div
        role="status"
        className="grid gap-2 rounded-box border border-line border-t-4 border-t-ink bg-surface p-4 lg:p-6"
      >
        <h1 className="text-title font-bold tracking-tight">{t(resultTitle(toPay))}</h1>
        <Amount money={toPay.total} size="card" />
        {isCodeOver(toPay) && <p className="font-semibold">{t('payment.qrExpired')}</p>}
        <p className="text-ink-2">{body[state]}</p>
      </div>
      {state === 'waiting' && <TimeLeft toPay={toPay} />}
      <ul className="grid gap-3 sm:grid-cols-2">
        {toPay.orders.map((order) => (
          <PaidOrder key={order.orderNumber} order={order} isPaid={state === 'paid'} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {state === 'waiting' && (
          <LocalLink href={`/pay/${payNo}`} className={buttonLook({ tone: 'money' })}>
            {t(canWait ? 'payment.otherMethod' : 'payment.tryAgain')}
          </LocalLink>
        )}
        {canReorder && <ReorderButton orders={toPay.orders} />}
        <LocalLink
          href={isTopUp ? '/user-center/balance' : '/user-center/orders'}
          className={buttonLook({ tone: canReorder ? 'line' : 'ink' })}
        >
          {t(isTopUp ? 'payment.myBalance' : 'payment.myOrders')}
        </LocalLink>
      </div>
    </div>
  )
}
