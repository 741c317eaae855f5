import type { LandedCostMachine } from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { useLandedCost, useWhole } from './use-landed-cost.ts'

/** The landed cost in one line of a card; nothing when unknown. */
export function LandedCostLine({ card }: { card: LandedCostMachine }) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const cost = useLandedCost()(card)?.cost
  if (!cost || typeof cost === 'string') return null
  return (
    <span className="tabular-nums">
      {t('landedCost.line', { price: format.money(whole(cost.total)) })}
    </span>
  )
}
