import type { OwnApplication } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useT } from '#kit/text/use-t.ts'
import { StepForm, type StepFormProps } from './step-form.tsx'

interface SettlementFormProps extends StepFormProps {
  settlement: OwnApplication['settlement']
}

/** Where the money of the store is paid to. */
export function SettlementForm({ settlement, ...form }: SettlementFormProps) {
  const t = useT()
  return (
    <StepForm part="settlement" stored={settlement ?? {}} {...form}>
      {({ field }) => (
        <>
          <p className="text-ink-2">{t('openStore.settlementLead')}</p>
          <PlainInput {...field('holder')} label={t('openStore.holder')} maxLength={120} />
          <PlainInput {...field('bank')} label={t('openStore.bank')} maxLength={120} />
          <div className="grid gap-5 sm:grid-cols-2">
            <PlainInput {...field('iban')} dir="ltr" label={t('openStore.iban')} />
            <PlainInput {...field('swift')} dir="ltr" label={t('openStore.swift')} />
          </div>
        </>
      )}
    </StepForm>
  )
}
