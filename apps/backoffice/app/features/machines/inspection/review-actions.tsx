import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import { RETURN_REMARK_MAX } from '@ironsouq/contract/machines/inspection/inspection.limits'
import type { InspectionForm } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

/** Accepts the form as a report, or returns it with a remark. */
export function ReviewActions({ form: { deviceId, version } }: { form: InspectionForm }) {
  const t = useT()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isRunning } = useCommand()
  const [asked, setAsked] = useState<'accept' | 'return'>()
  const [remark, setRemark] = useState('')
  const [isMissing, setMissing] = useState(false)
  const act = (call: () => Promise<string>) =>
    run(
      async () => {
        const text = await call()
        toasts.show({ text })
        await navigate('/inspections')
      },
      () => {
        // Someone changed the form meanwhile: it is shown as it is now.
        void revalidate()
        return false
      },
    )
  const accept = () =>
    act(async () => {
      const report = await api(inspectionEndpoints.finish, { body: { deviceId, version } })
      return t('backofficeInspection.finished', report)
    })
  const giveBack = () =>
    act(async () => {
      await api(inspectionEndpoints.returnForm, { body: { deviceId, version, remark } })
      return t('backofficeInspection.returned')
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="ink" icon="check" isPending={isRunning} onPress={() => setAsked('accept')}>
        {t('backofficeInspection.accept')}
      </Button>
      <Button isPending={isRunning} onPress={() => setAsked('return')}>
        {t('backofficeInspection.return')}
      </Button>
      <Confirm
        title={t('backofficeInspection.acceptTitle')}
        confirm={t('backofficeInspection.accept')}
        cancel={t('portal.cancel')}
        isOpen={asked === 'accept'}
        onAnswer={(answer) => {
          setAsked(undefined)
          if (answer === 'confirm') void accept()
        }}
      >
        {t('backofficeInspection.acceptBody')}
      </Confirm>
      <Confirm
        title={t('backofficeInspection.returnTitle')}
        confirm={t('backofficeInspection.return')}
        cancel={t('portal.cancel')}
        isOpen={asked === 'return'}
        onAnswer={(answer) => {
          const isEmpty = answer === 'confirm' && remark.trim() === ''
          setMissing(isEmpty)
          if (isEmpty) return
          setAsked(undefined)
          if (answer === 'confirm') void giveBack()
        }}
      >
        <TextArea
          label={t('backofficeInspection.returnRemark')}
          value={remark}
          onChange={setRemark}
          maxLength={RETURN_REMARK_MAX}
          isRequired
          {...(isMissing && { error: t('error.fieldRequired') })}
        />
      </Confirm>
    </div>
  )
}
