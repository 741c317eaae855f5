import type { CheckoutQuote } from '@ironsouq/contract/mall/order/checkout.schema'
import { POINTS_STEP } from '@ironsouq/contract/mall/order/order.limits'
import { fromMinor, minorPerUnit } from '@ironsouq/contract/money/money/minor-units'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { type SubmitEvent, useState } from 'react'
import { latinDigits } from '#kit/text/input-filter.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface CheckoutPointsProps {
  points: CheckoutQuote['points']
  currency: string
  onUse: (points: number) => void
}

const HUNDRED = 100n

/** How many points to spend; a member who cannot spend any sees nothing of it [LO-2]. */
export function CheckoutPoints({ points, currency, onUse }: CheckoutPointsProps) {
  const t = useT()
  const format = useFormat()
  const { available, most, used } = points
  const [typed, setTyped] = useState(used > 0 ? String(used) : '')
  const [isTried, setTried] = useState(false)
  if (most === 0 && used === 0) return null
  const wanted = typed === '' ? 0 : Number(latinDigits(typed))
  const isRight = Number.isInteger(wanted) && wanted % POINTS_STEP === 0 && wanted <= most
  const worth = (count: number) =>
    format.money(fromMinor((BigInt(count) * minorPerUnit(currency)) / HUNDRED, currency))
  const counted = (count: number) => t('checkout.pointsCount', { count })
  const help = t('checkout.pointsMost', {
    points: counted(most),
    amount: worth(most),
    step: POINTS_STEP,
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight && wanted !== used) onUse(wanted)
  }
  return (
    <Panel
      heading={t('checkout.points')}
      note={t('checkout.pointsAvailable', { points: counted(available) })}
    >
      <form noValidate onSubmit={send} className="grid gap-3">
        <PlainInput
          name="points"
          label={t('checkout.pointsUse')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed}
          help={help}
          error={isTried && !isRight ? help : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className={buttonLook({ size: 'dense' })}>
            {t('checkout.pointsApply')}
          </button>
          {used < most && (
            <button
              type="button"
              className={buttonLook({ size: 'dense', tone: 'quiet' })}
              onClick={() => onUse(most)}
            >
              {t('checkout.pointsAll', { points: counted(most) })}
            </button>
          )}
          {used > 0 && (
            <button
              type="button"
              className={buttonLook({ size: 'dense', tone: 'quiet' })}
              onClick={() => onUse(0)}
            >
              {t('checkout.pointsNone')}
            </button>
          )}
        </div>
      </form>
    </Panel>
  )
}
