import type { ApiError } from '@ironsouq/contract/client'
import type { FieldFault } from '@ironsouq/contract/envelope'
import type { StoreStaffRecord } from '@ironsouq/contract/mall/store/store.schema'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { RateFields } from './parts/rate-fields.tsx'

interface ChangeProps {
  store: StoreStaffRecord
  onClose: () => void
}

/** Sends a change, and closes once it is done. */
function useChange(done: string, onClose: () => void) {
  const { run, isRunning } = useCommand()
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const refused = (refusal: ApiError) => {
    setFaults(faultsIn(refusal))
    return false
  }
  const send = async (call: () => Promise<unknown>) => {
    if ((await run(call, refused)) === undefined) return
    onClose()
    toasts.show({ text: done })
  }
  const faulty = (name: string) => {
    const fault = faults.find(({ field }) => field === name)
    return fault ? { error: fault.msg } : {}
  }
  return { send, isRunning, faulty }
}

const DAYS = ['from', 'until', 'licenceEndsOn'] as const

/** The day after a calendar day. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Adds a period to the contract; the next day after the last one is proposed. */
export function RenewContract({ store, onClose }: ChangeProps) {
  const t = useT()
  const { send, isRunning, faulty } = useChange(t('backofficeStore.renewDone'), onClose)
  const last = store.contracts.at(-1)?.until
  const [days, setDays] = useState({
    from: last === undefined ? '' : dayAfter(last),
    until: '',
    licenceEndsOn: store.company?.licenceEndsOn ?? '',
  })
  const label = {
    from: t('backofficeStore.contract_from'),
    until: t('backofficeStore.contract_until'),
    licenceEndsOn: t('portalStore.licenceEndsOn'),
  }
  return (
    <DialogForm
      title={t('backofficeStore.renew')}
      send={() =>
        send(() => api(storeStaffEndpoints.renew, { body: { storeId: store.storeId, ...days } }))
      }
      onClose={onClose}
    >
      {DAYS.map((day) => (
        <TextField
          key={day}
          type="date"
          isRequired
          label={label[day]}
          value={days[day]}
          onChange={(value) => setDays({ ...days, [day]: value })}
          {...faulty(day)}
        />
      ))}
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={DAYS.some((day) => days[day] === '')}
      >
        {t('backofficeStore.renew')}
      </Button>
    </DialogForm>
  )
}

/** Changes the commission of the categories, for orders from now on. */
export function ChangeRates({ store, onClose }: ChangeProps) {
  const t = useT()
  const { send, isRunning, faulty } = useChange(t('backofficeStore.ratesDone'), onClose)
  const [rates, setRates] = useState(store.rates)
  const call = () => {
    const agreed = rates.map(({ categoryId, commissionPpm }) => ({ categoryId, commissionPpm }))
    return api(storeStaffEndpoints.setRates, { body: { storeId: store.storeId, rates: agreed } })
  }
  return (
    <DialogForm title={t('backofficeStore.changeRates')} send={() => send(call)} onClose={onClose}>
      <p>{t('backofficeStore.ratesHint')}</p>
      <RateFields rates={rates} onChange={setRates} {...faulty('rates')} />
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portal.save')}
      </Button>
    </DialogForm>
  )
}
