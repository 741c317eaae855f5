import { CHOICES, RANGES } from '@ironsouq/contract/device/device.filters'
import type { DevicePage, DeviceQuery } from '@ironsouq/contract/device/device.query'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { breadcrumbJsonLd, itemListJsonLd } from '#shell/json-ld.ts'
import type { PageWords, Place } from '#shell/page-meta.ts'
import { LIST, listPath } from './landing-paths.ts'

/** What narrows a list; each value of a choice narrows it on its own. */
const SINGLE = ['q', 'category', ...RANGES] as const
const SEVERAL = [...CHOICES, 'spec'] as const

/** What a list may be about; of several the first. */
const ABOUT = ['category', 'brand', 'emirate'] as const

interface ListStanding {
  /** The list as search engines should know it: of the one thing it is about, and nothing else. */
  canonical: string
  /** There are endlessly many lists that are narrowed twice, and none is worth listing. */
  unlisted: boolean
}

/** Where a list stands among all that it could be narrowed to. */
export function listStanding(search: string): ListStanding {
  const given = new URLSearchParams(search)
  const single = SINGLE.filter((name) => given.get(name))
  const several = SEVERAL.flatMap((name) => given.get(name)?.split(/[,;]/).filter(Boolean) ?? [])
  const about = ABOUT.find((name) => given.get(name))
  const value = about && given.get(about)
  const page = Number(given.get('current'))
  return {
    canonical: listPath({
      ...(about && value && !value.includes(',') && { [about]: value }),
      ...(page > 1 && { current: String(page) }),
    }),
    unlisted: single.length + several.length > 1 || Boolean(given.get('q')),
  }
}

interface Listed {
  search: string
  records: readonly Pick<DeviceCard, 'deviceId' | 'title'>[]
  total: number
  query: Pick<DeviceQuery, 'current' | 'size'>
  /** The category the list is about, from the first level down. */
  path: DevicePage['path']
}

/** What a list of machines says of itself. */
export function listSaid(t: Translate, place: Place, listed: Listed): PageWords {
  const { search, records, total, query, path } = listed
  const { canonical, unlisted } = listStanding(search)
  const title = t('device.listTitle')
  const own = path.at(-1)?.name
  const items = records.map((device) => ({
    name: device.title,
    url: place.url(`/device-detail/${device.deviceId}`),
  }))
  return {
    title: own ? `${own} · ${title}` : title,
    description: t('device.listDescription'),
    canonical,
    unlisted: unlisted || total === 0,
    jsonLd: [
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('common.machines'), url: place.url(LIST) },
        ...path.map(({ code, name }) => ({ name, url: place.url(listPath({ category: code })) })),
      ]),
      itemListJsonLd(items, { total, first: (query.current - 1) * query.size + 1 }),
    ],
  }
}
