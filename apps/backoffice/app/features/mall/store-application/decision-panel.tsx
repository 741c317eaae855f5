import type { FieldFault } from '@ironsouq/contract/envelope'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import {
  APPLICATION_REASON_MAX,
  APPLICATION_STEPS,
} from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { StoreApplicationRecord } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { CommandForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { RateFields } from '#features/mall/store/parts/rate-fields.tsx'

const { approve, reject } = storeApplicationEndpoints

const DECISIONS = ['approve', 'reject', 'failAudit'] as const
type Decision = (typeof DECISIONS)[number]
type Step = (typeof APPLICATION_STEPS)[number]

/** The faults of fields in a refusal, by the last part of their path. */
const faultIn = (faults: readonly FieldFault[], name: string) => {
  const fault = faults.find(({ field }) => field.split('.').at(-1) === name)
  return fault ? { error: fault.msg } : {}
}

interface PointsProps {
  reasons: Partial<Record<Step, string>>
  onChange: (reasons: Partial<Record<Step, string>>) => void
}

/** What to correct, by part of the application. */
function Points({ reasons, onChange }: PointsProps) {
  const t = useT()
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-bold">{t('backofficeStore.points')}</legend>
      <p className="text-micro text-ink-muted">{t('backofficeStore.pointsHint')}</p>
      {APPLICATION_STEPS.map((step) => (
        <TextField
          key={step}
          label={t(`backofficeStore.part_${step}`)}
          maxLength={APPLICATION_REASON_MAX}
          value={reasons[step] ?? ''}
          onChange={(reason) => onChange({ ...reasons, [step]: reason })}
        />
      ))}
    </fieldset>
  )
}

/** The decision about an application: open the store with contract and rates, or say what to correct [ST-1]. */
export function DecisionPanel({ application }: { application: StoreApplicationRecord }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { applicationId, version, company, categories, submittedAt } = application
  const [decision, setDecision] = useState<Decision>('approve')
  const [reasons, setReasons] = useState<Partial<Record<Step, string>>>({})
  const [remark, setRemark] = useState('')
  const [contract, setContract] = useState({
    from: submittedAt?.slice(0, 10) ?? '',
    until: company?.licenceEndsOn ?? '',
  })
  const [rates, setRates] = useState(categories)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const call = () => {
    const which = { applicationId, version }
    const agreed = rates.map(({ categoryId, commissionPpm }) => ({ categoryId, commissionPpm }))
    if (decision === 'approve') return api(approve, { body: { ...which, contract, rates: agreed } })
    const points = Object.entries(reasons).filter(([, reason]) => reason.trim() !== '')
    return api(reject, {
      body: { ...which, action: decision, reasons: Object.fromEntries(points), remark },
    })
  }
  const send = async () => {
    const done = await run(call, (refusal) => {
      setFaults(faultsIn(refusal))
      return false
    })
    if (done) toasts.show({ text: t(`backofficeStore.${decision}Done`) })
  }
  const isApproval = decision === 'approve'
  return (
    <Panel heading={t('backofficeStore.decision')}>
      <CommandForm send={send}>
        <RadioGroup
          label={t('backofficeStore.decision')}
          isLabelHidden
          value={decision}
          onChange={(chosen) => setDecision(DECISIONS.find((each) => each === chosen) ?? 'approve')}
          options={DECISIONS.map((id) => ({
            id,
            text: t(`backofficeStore.${id}`),
            description: t(`backofficeStore.${id}Hint`),
          }))}
        />
        {isApproval ? (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              {(['from', 'until'] as const).map((day) => (
                <TextField
                  key={day}
                  type="date"
                  isRequired
                  label={t(`backofficeStore.contract_${day}`)}
                  value={contract[day]}
                  onChange={(value) => setContract({ ...contract, [day]: value })}
                  {...faultIn(faults, day)}
                />
              ))}
            </div>
            <RateFields rates={rates} onChange={setRates} {...faultIn(faults, 'rates')} />
          </>
        ) : (
          <>
            <Points reasons={reasons} onChange={setReasons} />
            <TextArea
              label={t('backofficeStore.remark')}
              rows={3}
              maxLength={APPLICATION_REASON_MAX}
              value={remark}
              onChange={setRemark}
              {...faultIn(faults, 'remark')}
            />
          </>
        )}
        <Button type="submit" tone={isApproval ? 'ink' : 'danger'} isWide isPending={isRunning}>
          {t(isApproval ? 'backofficeStore.approve' : 'backofficeStore.sendBack')}
        </Button>
      </CommandForm>
    </Panel>
  )
}
