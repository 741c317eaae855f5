import { CHOICES, RANGES } from '@ironsouq/contract/machines/device/device.filters'
import type { DevicePage, DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { LIST, listPath } from '#kit/navigation/catalog-paths.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'

/** Filters with one value; each value of a choice counts separately. */
const SINGLE = ['q', 'category', ...RANGES] as const
const SEVERAL = [...CHOICES, 'spec'] as const

/** The filters that can be the subject of a list; the first one present wins. */
const ABOUT = ['category', 'brand', 'emirate'] as const

interface ListStanding {
  /** The canonical URL: only the filter that is the subject of the list. */
  canonical: string
  /** noindex: combinations of two or more filters are endless. */
  unlisted: boolean
}

/** The canonical URL of a list, and whether it may be indexed. */
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
  /** The path of the list's category, from the first level down. */
  path: DevicePage['path']
}

/** The meta tags of a device list. */
export function listMeta(t: Translate, place: Place, listed: Listed): PageWords {
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
