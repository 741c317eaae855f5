import type { Cart } from '@ironsouq/contract/mall/cart/cart.schema'
import { CHECKOUT_LINES_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { PAY_WITHIN_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { MouseEvent } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { type Obstacle, obstacleOf } from './cart-sum.ts'
import { LineAmount, SumLine } from './parts/amount.tsx'

function CheckOut({ total, obstacle }: { total: Money | undefined; obstacle?: Obstacle }) {
  const t = useT()
  const format = useFormat()
  const handleClick = (event: MouseEvent) => {
    if (obstacle) event.preventDefault()
  }
  const amount = total && !obstacle ? ` ${isolated(format.money(total))}` : ''
  return (
    <LocalLink
      href="/checkout"
      prefetch="none"
      onClick={handleClick}
      aria-disabled={obstacle ? true : undefined}
      className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
    >
      {t('cart.checkOut')}
      {amount}
    </LocalLink>
  )
}

/** What is chosen costs; on a phone the total and the action stay at the bottom edge. */
export function CartSummary({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const t = useT()
  const format = useFormat()
  const obstacle = obstacleOf(cart)
  const totals = cart.totals.filter((money) => minorOf(money) > 0n)
  const total = totals.length === 1 ? totals[0] : undefined
  return (
    <>
      <section
        aria-label={t('cart.subtotal')}
        aria-busy={isBusy}
        className="grid grid-cols-1 gap-3 rounded-box border border-line border-t-4 border-t-ink bg-surface p-4 lg:sticky lg:top-20 lg:p-5"
      >
        <dl>
          {(totals.length > 0 ? totals : cart.totals.slice(0, 1)).map((money) => (
            <SumLine
              key={money.currency}
              label={t('cart.subtotalOf', { count: cart.checked })}
              money={money}
            />
          ))}
        </dl>
        {obstacle === 'tooMany' && (
          <Banner tone="refused" isLive>
            <b>{t('cart.atMost')}</b>
            <p>
              {t('cart.overLimit', {
                count: format.number(cart.checked),
                max: format.number(CHECKOUT_LINES_MAX),
              })}
            </p>
          </Banner>
        )}
        {obstacle === 'currencies' && <Banner tone="wait">{t('cart.oneCurrency')}</Banner>}
        <div className="max-lg:hidden">
          <CheckOut total={total} {...(obstacle && { obstacle })} />
        </div>
        <p className="text-micro text-ink-muted">
          {t('cart.laterNote')} {t('cart.vatNote')}{' '}
          {t('cart.stockHeld', { minutes: PAY_WITHIN_MINUTES })}
        </p>
      </section>
      <div className="sticky bottom-0 z-bar -mx-(--gutter) flex items-center gap-3 border-t border-line-strong bg-raised px-(--gutter) pt-2 pb-[calc(env(safe-area-inset-bottom)+8px)] lg:hidden">
        <div className="grid shrink-0">
          {total && <LineAmount money={total} />}
          <span className="text-micro text-ink-muted">
            {t('cart.items', { count: cart.checked })}
          </span>
        </div>
        <div className="min-w-0 flex-1">
          <CheckOut total={undefined} {...(obstacle && { obstacle })} />
        </div>
      </div>
    </>
  )
}
