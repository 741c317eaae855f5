import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import type { NewsDetail } from '@ironsouq/contract/content/news/news.schema'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import type { PageCall } from '#kit/api/api.server.ts'
import { readQuery } from '#kit/list/page-query.ts'
import type { NewsMachines } from './news-detail-page.tsx'

const MACHINES = 4
const MORE = 3

async function machinesOf(call: PageCall, query: string): Promise<NewsMachines | null> {
  if (query === '') return null
  const asked = readQuery(deviceEndpoints.list.query, new URLSearchParams(query))
  const { records, total } = await call(deviceEndpoints.list, {
    query: { ...asked, current: 1, size: MACHINES },
  })
  return { devices: records, total, path: deviceListPath(asked) }
}

/** An article with the machines that belong to it and other articles to read. */
export async function newsShown(call: PageCall, news: NewsDetail) {
  const [machines, newest] = await Promise.all([
    machinesOf(call, news.machines),
    call(newsEndpoints.list, { query: { current: 1, size: MORE + 3 } }),
  ])
  const beside = new Set([news.newsId, news.previous?.newsId, news.next?.newsId])
  const more = newest.records.filter(({ newsId }) => !beside.has(newsId)).slice(0, MORE)
  return { news, machines, more }
}
