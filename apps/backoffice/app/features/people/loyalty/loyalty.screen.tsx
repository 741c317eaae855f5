import { MALL_CURRENCY } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import {
  loyaltyEndpoints,
  LoyaltyRecord,
  type LoyaltySettings,
} from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import { POINTS_MAX, VALUE_MAX } from '@ironsouq/contract/people/loyalty/loyalty.limits'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/loyalty.screen.ts'

const LABELS = {
  spendPerPoint: 'backofficeLoyalty.spendPerPoint',
  topUpPerPoint: 'backofficeLoyalty.topUpPerPoint',
  registrationPoints: 'backofficeLoyalty.registrationPoints',
  expiryYears: 'backofficeLoyalty.expiryYears',
  checkInPoints: 'backofficeLoyalty.checkIns',
  spendPerGrowth: 'backofficeLoyalty.spendPerGrowth',
  orderGrowth: 'backofficeLoyalty.orderGrowth',
  topUpPerGrowth: 'backofficeLoyalty.topUpPerGrowth',
} as const

/** The fields in their order, with the least and the most of each. */
const FIELDS = [
  { name: 'spendPerPoint', least: 1, most: VALUE_MAX, hint: null },
  { name: 'topUpPerPoint', least: 0, most: VALUE_MAX, hint: 'backofficeLoyalty.zeroHint' },
  { name: 'registrationPoints', least: 0, most: POINTS_MAX, hint: null },
  { name: 'expiryYears', least: 1, most: 10, hint: 'backofficeLoyalty.expiryHint' },
  { name: 'spendPerGrowth', least: 1, most: VALUE_MAX, hint: null },
  { name: 'orderGrowth', least: 0, most: POINTS_MAX, hint: null },
  { name: 'topUpPerGrowth', least: 0, most: VALUE_MAX, hint: 'backofficeLoyalty.zeroHint' },
] as const

const IN_CURRENCY = /Per(?:Point|Growth)$/

export const clientLoader = () => api(loyaltyEndpoints.record)

/** What purchases, top-ups, check-ins and new accounts bring [LO-6]. */
export default function LoyaltyScreen({ loaderData: record }: Route.ComponentProps) {
  const t = useT()
  const form = useRecordForm<LoyaltySettings>({
    record: 'loyalty',
    version: record.version,
    saved: record.settings,
    save: (settings, version) => api(loyaltyEndpoints.save, { body: { version, settings } }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, LoyaltyRecord)
      return current && { version: current.version, values: current.settings }
    },
  })
  const { values, set } = form
  return (
    <SettingsPage title={t('backofficeLoyalty.values')}>
      <p className="text-ink-muted">{t('backofficeLoyalty.lead')}</p>
      <div className="grid max-w-180 gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, least, most, hint }) => (
          <NumberField
            key={name}
            label={
              IN_CURRENCY.test(name) ? `${t(LABELS[name])} (${MALL_CURRENCY})` : t(LABELS[name])
            }
            {...(hint !== null && { description: t(hint) })}
            value={values[name]}
            minValue={least}
            maxValue={most}
            onChange={(value) => set({ [name]: value })}
            {...form.faultyAt(`settings.${name}`)}
          />
        ))}
      </div>
      <h2 className="text-body font-bold">{t('backofficeLoyalty.checkIns')}</h2>
      <div className="grid max-w-180 grid-cols-2 gap-3 sm:grid-cols-4">
        {values.checkInPoints.map((points, at) => (
          <NumberField
            // The seven days stay where they are.
            key={`day ${String(at)}`}
            label={t('backofficeLoyalty.checkInDay', { day: at + 1 })}
            value={points}
            minValue={0}
            maxValue={POINTS_MAX}
            onChange={(value) => set({ checkInPoints: values.checkInPoints.with(at, value) })}
          />
        ))}
      </div>
      <FormBar form={form} />
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}
