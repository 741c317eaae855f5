import type { BranchRecord } from '@ironsouq/contract/content/branch/branch.endpoints'
import type { BranchService } from '@ironsouq/contract/content/branch/branch.enums'
import type { BranchDay, BranchForm } from '@ironsouq/contract/content/branch/branch.schema'
import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'
import { type ComparedFields, labelled, optionName } from '@ironsouq/portal/form/compared-fields'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { SERVICE_WORD } from './branch-labels.ts'
import { clockOf, dayNamed } from './parts/clock.ts'

export type BranchValues = BranchForm & { texts: BranchRecord['texts'] }

const LABELS: Record<keyof BranchValues, Key> = {
  code: 'backofficeBranch.code',
  position: 'backofficeBranch.position',
  isShown: 'backofficeBranch.shown',
  yard: 'backofficeBranch.yard',
  emirate: 'backofficeBranch.emirate',
  building: 'backofficeBranch.building',
  unit: 'backofficeBranch.unit',
  poBox: 'backofficeBranch.poBox',
  makani: 'backofficeBranch.makani',
  latitude: 'backofficeBranch.latitude',
  longitude: 'backofficeBranch.longitude',
  phone: 'backofficeBranch.phone',
  whatsapp: 'backofficeBranch.whatsapp',
  email: 'backofficeBranch.email',
  services: 'backofficeBranch.services',
  days: 'backofficeBranch.hours',
  texts: 'backofficeBranch.texts',
}

/** How a comparison names the fields of a branch and writes their values. */
export function useBranchFields(
  yards: readonly { code: string; name: string }[],
): ComparedFields<BranchValues> {
  const t = useT()
  const format = useFormat()
  const fields = labelled(LABELS, t)
  const hours = ({ weekday, opensAt, closesAt }: BranchDay) =>
    `${format.weekday(dayNamed(weekday))} ${clockOf(opensAt)}–${clockOf(closesAt)}`
  return {
    ...fields,
    yard: {
      ...fields.yard,
      show: optionName(yards.map(({ code, name }) => ({ id: code, name }))),
    },
    emirate: { ...fields.emirate, show: (value) => t(EMIRATE_WORD[value as Emirate]) },
    services: {
      ...fields.services,
      show: (value) =>
        format.list((value as BranchService[]).map((service) => t(SERVICE_WORD[service]))),
    },
    days: { ...fields.days, show: (value) => format.list((value as BranchDay[]).map(hours)) },
  }
}
