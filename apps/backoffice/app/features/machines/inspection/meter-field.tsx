import { METER_HOURS_MAX } from '@ironsouq/contract/machines/inspection/inspection.limits'
import type { InspectionForm } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'

interface Reading {
  form: Pick<InspectionForm, 'workHours' | 'mileageKm'>
  meterHours: number | null
}

/** Warns of a reading that is lower than the hours that are known. */
export function MeterWarning({ form: { workHours }, meterHours }: Reading) {
  const t = useT()
  if (workHours === null || meterHours === null || meterHours >= workHours) return null
  const value = t('device.hours', { hours: workHours })
  return (
    <Banner tone="refused" isLive>
      {t('backofficeInspection.meterLower', { value })}
    </Banner>
  )
}

interface MeterFieldProps extends Reading {
  onChange: (meterHours: number | null) => void
}

/** The reading of the hour meter; a machine that counts kilometres has none. */
export function MeterField({ form, meterHours, onChange }: MeterFieldProps) {
  const t = useT()
  const { workHours, mileageKm } = form
  if (workHours === null && mileageKm !== null) return null
  return (
    <div className="grid gap-2 rounded-box border border-line bg-surface p-3">
      <NumberField
        label={t('backofficeInspection.meterHours')}
        hasNoSteps
        minValue={0}
        maxValue={METER_HOURS_MAX}
        formatOptions={{ maximumFractionDigits: 0 }}
        value={meterHours ?? NaN}
        onChange={(value) => onChange(Number.isNaN(value) ? null : value)}
        {...(workHours !== null && {
          description: t('backofficeInspection.meterKnown', {
            value: t('device.hours', { hours: workHours }),
          }),
        })}
      />
      <MeterWarning form={form} meterHours={meterHours} />
    </div>
  )
}
