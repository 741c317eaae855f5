import type { PriceChange } from '@ironsouq/contract/machines/device-admin/price-change'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { useT } from '../language/use-t.ts'
import { Segments } from '../table/segments.tsx'
import { useChangeText } from './use-batch-title.ts'

const PERCENT_MIN = -90
const PERCENT_MAX = 500
const AMOUNT_MAX = 100_000_000

interface PriceChangeDialogProps {
  /** How many machines it changes. */
  count: number
  onChange: (by: PriceChange) => void
  onClose: () => void
}

/** Asks by how much prices change: by a percentage or by an amount. */
export function PriceChangeDialog({ count, onChange, onClose }: PriceChangeDialogProps) {
  const t = useT()
  const changeText = useChangeText()
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState(NaN)
  const isPercent = kind === 'percent'
  const by = isPercent ? { percent: value } : { amount: value }
  const isGiven = !Number.isNaN(value) && value !== 0
  return (
    <Dialog
      title={t('portalDevice.bulkPrice')}
      close={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isGiven) onChange(by)
        }}
      >
        <b role="status">{t('portalDevice.machineCount', { count })}</b>
        <span>
          <Segments
            label={t('portalDevice.bulkPrice')}
            options={[
              { id: 'percent', text: t('portalDevice.byPercent') },
              { id: 'amount', text: t('portalDevice.byAmount') },
            ]}
            chosen={kind}
            onChoose={(id) => {
              setKind(id)
              setValue(NaN)
            }}
          />
        </span>
        <NumberField
          key={kind}
          label={t(isPercent ? 'portalDevice.changePercent' : 'portalDevice.changeAmount')}
          description={t('portalDevice.changeHint')}
          hasNoSteps
          value={value}
          minValue={isPercent ? PERCENT_MIN : -AMOUNT_MAX}
          maxValue={isPercent ? PERCENT_MAX : AMOUNT_MAX}
          formatOptions={{ maximumFractionDigits: isPercent ? 2 : 0 }}
          {...(isPercent && { step: 0.01 })}
          onChange={setValue}
        />
        <p className="text-ink-2">{t('portalDevice.priceBody')}</p>
        {/* It says the number as it was understood: in German 2.5 is twenty-five. */}
        <Button type="submit" tone="ink" isDisabled={!isGiven}>
          {isGiven
            ? t('portalDevice.jobPrice', { change: changeText(by) })
            : t('portalDevice.bulkPrice')}
        </Button>
      </form>
    </Dialog>
  )
}
