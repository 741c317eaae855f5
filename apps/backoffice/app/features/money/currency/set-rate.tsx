import {
  currencyEndpoints,
  type StaffCurrency,
} from '@ironsouq/contract/money/currency/currency.endpoints'
import { isLargeRateChange } from '@ironsouq/contract/money/currency/currency.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { FieldUnit, TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { RateChange, shortRate } from './rate-text.tsx'

const RATE = /^\d{1,8}(\.\d{1,8})?$/

/** Sets the rate of one currency by hand; a large change is confirmed first. */
export function SetRate({ currency }: { currency: StaffCurrency }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [rate, setRate] = useState('')
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { code, version, exchangeRate, heldRate, source } = currency
  const isComplete = RATE.test(rate) && Number(rate) > 0 && reason.trim() !== ''
  const send = async (isConfirmed: boolean) => {
    const body = { code, version, rate, reason, isConfirmed }
    const done = await run(() => api(currencyEndpoints.setRate, { body }))
    if (!done) return
    setRate('')
    setReason('')
    toasts.show({ text: t('portal.saved') })
  }
  const start = () => {
    if (isLargeRateChange(exchangeRate, rate)) setAsking(true)
    else void send(false)
  }
  if (source === 'fixed')
    return (
      <Panel heading={t('backofficeCurrency.setByHand')}>
        <p className="text-ink-muted">{t('backofficeCurrency.fixedHint')}</p>
      </Panel>
    )
  return (
    <Panel heading={t('backofficeCurrency.setByHand')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) start()
        }}
      >
        {heldRate !== null && (
          <Banner tone="wait">{t('backofficeCurrency.held', { rate: shortRate(heldRate) })}</Banner>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t('backofficeCurrency.rate')}
            inputMode="decimal"
            value={rate}
            placeholder={shortRate(heldRate ?? exchangeRate)}
            onChange={(text) => setRate(text.replace(',', '.').trim())}
            after={<FieldUnit>{code}</FieldUnit>}
          />
          <TextField
            label={t('backofficeCurrency.reason')}
            value={reason}
            maxLength={200}
            onChange={setReason}
          />
        </div>
        <p className="text-micro text-ink-muted">{t('backofficeCurrency.setHint')}</p>
        <div>
          <Button tone="ink" type="submit" isDisabled={!isComplete} isPending={isRunning}>
            {t('backofficeCurrency.setRate')}
          </Button>
        </div>
      </form>
      {isAsking && (
        <Confirm
          title={t('backofficeCurrency.confirmTitle', {
            share: `${Math.round((Number(rate) / Number(exchangeRate) - 1) * 100)}%`,
          })}
          confirm={t('backofficeCurrency.setRate')}
          cancel={t('portal.cancel')}
          isDanger
          isOpen
          onAnswer={(answer) => {
            setAsking(false)
            if (answer === 'confirm') void send(true)
          }}
        >
          <p>
            {t('backofficeCurrency.confirmBody', { before: shortRate(exchangeRate), after: rate })}{' '}
            <RateChange before={exchangeRate} after={rate} />
          </p>
        </Confirm>
      )}
    </Panel>
  )
}
