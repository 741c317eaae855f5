import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { hasAmount, hasShare, type RateLine, rateOf } from './rate-labels.ts'

const HUNDRED = 100

/** Sets the next rate of a line; it may begin later. */
export function SetRate({ line }: { line: RateLine }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [amount, setAmount] = useState(NaN)
  const [percent, setPercent] = useState(NaN)
  const [validFrom, setValidFrom] = useState('')
  const [source, setSource] = useState('')
  const { kind } = line
  const isComplete =
    validFrom !== '' &&
    (!hasAmount(kind) || !Number.isNaN(amount)) &&
    (!hasShare(kind) || !Number.isNaN(percent))
  const send = async () => {
    const figures = {
      amount: hasAmount(kind) ? Math.round(amount * HUNDRED) : 0,
      points: hasShare(kind) ? Math.round(percent * HUNDRED) : 0,
    }
    const body = rateOf(line, { ...figures, validFrom, source })
    const done = await run(() => api(landedCostEndpoints.putRate, { body }))
    if (!done) return
    setAmount(NaN)
    setPercent(NaN)
    setValidFrom('')
    setSource('')
    toasts.show({ text: t('portal.saved') })
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) void send()
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {hasShare(kind) && (
          <NumberField
            label={t('backofficeLandedCost.share')}
            hasNoSteps
            minValue={0}
            maxValue={100}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={percent}
            onChange={setPercent}
          />
        )}
        {hasAmount(kind) && (
          <NumberField
            label={t(hasShare(kind) ? 'backofficeLandedCost.least' : 'backofficeLandedCost.amount')}
            hasNoSteps
            minValue={0}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={amount}
            onChange={setAmount}
          />
        )}
        <TextField
          label={t('backofficeLandedCost.validFrom')}
          type="date"
          value={validFrom}
          onChange={setValidFrom}
        />
        <TextField
          label={t('backofficeLandedCost.source')}
          value={source}
          maxLength={200}
          onChange={setSource}
        />
      </div>
      <p className="text-micro text-ink-muted">{t('backofficeLandedCost.nextHint')}</p>
      <div>
        <Button tone="ink" type="submit" isDisabled={!isComplete} isPending={isRunning}>
          {t('backofficeLandedCost.setRate')}
        </Button>
      </div>
    </form>
  )
}
