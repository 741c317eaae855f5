import {
  type StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useEffect, useState } from 'react'

const { times, move } = viewingStaffEndpoints

interface MoveViewingProps {
  viewing: StaffViewing
  onDone: () => void
}

/** Another free time of the yard; the visitor and the yard get an email. */
export function MoveViewing({ viewing: { viewingId, name }, onDone }: MoveViewingProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [days, setDays] = useState<DataOf<typeof times>>()
  const [day, setDay] = useState('')
  const [startsAt, setStartsAt] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    // Without times there is nothing to choose, which the form says.
    api(times, { query: { viewingId }, signal: stop.signal }).then(setDays, () => setDays([]))
    return () => stop.abort()
  }, [viewingId])
  const send = async () => {
    const done = await run(() => api(move, { body: { viewingId, startsAt } }))
    if (!done) return
    toasts.show({ text: t('backofficeViewing.moved') })
    onDone()
  }
  const ofDay = days?.find((each) => each.day === day)?.times ?? []
  return (
    <DialogForm title={t('backofficeViewing.moveTitle', { name })} onClose={onDone} send={send}>
      {days?.length === 0 && <p>{t('backofficeViewing.noTimes')}</p>}
      <ChoiceField
        label={t('backofficeViewing.day')}
        choices={(days ?? []).map((each) => ({ id: each.day, name: format.longDay(each.day) }))}
        value={day}
        onChange={(id) => {
          setDay(id)
          setStartsAt('')
        }}
      />
      <ChoiceField
        label={t('backofficeViewing.time')}
        choices={ofDay.map((id) => ({ id, name: format.time(id) }))}
        value={startsAt}
        onChange={setStartsAt}
      />
      <p className="text-micro text-ink-muted">{t('backofficeViewing.moveNote')}</p>
      <div>
        <Button type="submit" tone="ink" isPending={isRunning} isDisabled={startsAt === ''}>
          {t('backofficeViewing.move')}
        </Button>
      </div>
    </DialogForm>
  )
}
