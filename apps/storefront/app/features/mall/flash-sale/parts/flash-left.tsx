import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** What is left of it, roughly. */
export function FlashLeft({
  item: { leftPercent },
}: {
  item: Pick<ShownFlashItem, 'leftPercent'>
}) {
  const t = useT()
  const format = useFormat()
  const text = t('flashSale.left', { percent: format.percent(leftPercent / 100) })
  return (
    <div className="grid gap-1">
      <ProgressBar label={text} value={leftPercent} />
      <p aria-hidden="true" className="text-micro font-medium tabular-nums">
        {text}
      </p>
    </div>
  )
}
