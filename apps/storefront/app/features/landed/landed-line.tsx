import type { LandedMachine } from '@ironsouq/contract/landed/landed.price'
import { useFormat } from '#shell/use-format.ts'
import { useLanded, useWhole } from '#shell/use-landed.ts'
import { useT } from '#shell/use-t.ts'

/** What a machine costs where the reader wants it, in one line of a card; nothing when unknown. */
export function LandedLine({ card }: { card: LandedMachine }) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const landed = useLanded()(card)?.landed
  if (!landed || typeof landed === 'string') return null
  return (
    <span className="tabular-nums">
      {t('landed.line', { price: format.money(whole(landed.total)) })}
    </span>
  )
}
