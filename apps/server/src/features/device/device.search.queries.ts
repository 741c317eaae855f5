import type { DeviceCard, DeviceQuery } from '@ironsouq/contract/device/device.schema'
import type { Ctx } from '#kernel/ctx.ts'
import { SearchAway, type Found } from '#kernel/ports.ts'
import { deviceIndex, INDEX_ORDER, type DeviceDocument } from './device.document.ts'
import { presentCard } from './device.present.ts'
import { devicesListed } from './device.queries.ts'

type Hit = Pick<DeviceDocument, 'card' | 'words'>

function request(
  { q, category, brand, emirate, sort, current, size }: DeviceQuery,
  locale: string,
) {
  const term = (field: string, value: string | undefined) =>
    value === undefined ? [] : [{ term: { [field]: value } }]
  return {
    query: {
      bool: {
        filter: [
          ...term('state', 'listed'),
          ...term('categories', category),
          ...term('brand', brand),
          ...term('emirate', emirate),
        ],
        must: q
          ? [
              {
                multi_match: {
                  query: q,
                  type: 'cross_fields',
                  operator: 'and',
                  fields: [`words.${locale}.title^2`, 'words.en.title', 'model^3', 'stockNo^3'],
                },
              },
            ]
          : [],
      },
    },
    sort: [...INDEX_ORDER[sort], { deviceId: 'desc' }],
    from: (current - 1) * size,
    size,
    track_total_hits: true,
    _source: ['card', `words.${locale}`],
  }
}

/** The list, from the index when it answers and from the database when it does not. */
export async function findDevices(ctx: Ctx, query: DeviceQuery): Promise<Found<DeviceCard>> {
  try {
    const found = await ctx.search.find<Hit>(deviceIndex.name, request(query, ctx.locale))
    return {
      hits: found.hits.map(({ card, words }) => ({ ...card, ...words[ctx.locale] })),
      total: found.total,
    }
  } catch (err) {
    if (!(err instanceof SearchAway)) throw err
    ctx.log.warn({ err }, 'the list is answered by the database')
    const { rows, total } = await devicesListed(ctx, query)
    return { hits: rows.map(presentCard), total }
  }
}
