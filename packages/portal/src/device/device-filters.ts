import { ISSUES } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { DeskCounts } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { EMIRATES, GRADES } from '@ironsouq/contract/machines/device/device.enums'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { Filter } from '../table/filter.ts'
import type { DeviceChoices } from './device-choices.ts'
import { issueWord, STATE_WORDS } from './device-labels.ts'

interface Counted {
  counted: DeskCounts
  offered: DeviceChoices
}

/** What narrows a list of machines. */
export function useDeviceFilters({ counted, offered }: Counted): Filter[] {
  const t = useT()
  const format = useFormat()
  const coded = ({ code, name }: { code: string; name: string }) => ({ id: code, text: name })
  return [
    {
      kind: 'choice',
      name: 'state',
      text: t('portalDevice.state'),
      options: deviceLifecycle.states.map((id) => ({
        id,
        text: t(STATE_WORDS[id].name),
        count: format.number(counted.states[id] ?? 0),
      })),
    },
    {
      kind: 'choice',
      name: 'issue',
      text: t('portalDevice.issue'),
      options: ISSUES.map((id) => ({
        id,
        text: t(issueWord(id)),
        count: format.number(counted.issues[id] ?? 0),
      })),
    },
    {
      kind: 'choice',
      name: 'category',
      text: t('device.category'),
      options: offered.categories.filter(({ parentId }) => parentId === null).map(coded),
    },
    {
      kind: 'choice',
      name: 'emirate',
      text: t('device.location'),
      options: EMIRATES.map((id) => ({ id, text: t(`device.emirate${capital(id)}`) })),
    },
    {
      kind: 'choice',
      name: 'grade',
      text: t('device.grade'),
      options: GRADES.map((id) => ({ id, text: t('device.gradeName', { grade: id }) })),
    },
    {
      kind: 'range',
      from: 'priceMin',
      to: 'priceMax',
      text: t('portalDevice.priceAed'),
      type: 'number',
    },
    { kind: 'choice', name: 'brand', text: t('device.brand'), options: offered.brands.map(coded) },
    ...(offered.sellers
      ? [
          {
            kind: 'choice' as const,
            name: 'seller',
            text: t('portalDevice.seller'),
            options: offered.sellers.map(coded),
          },
        ]
      : []),
    {
      kind: 'range',
      from: 'qualityMin',
      to: 'qualityMax',
      text: t('portalDevice.quality'),
      type: 'number',
    },
    {
      kind: 'range',
      from: 'updatedSince',
      to: 'updatedBefore',
      text: t('portalDevice.updated'),
      type: 'date',
    },
  ]
}
