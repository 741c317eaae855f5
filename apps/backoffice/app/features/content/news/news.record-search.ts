import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

/** By a part of a title in any language. */
export const newsRecordSearch: RecordSearch = {
  permission: 'news.edit',
  title: 'backofficeNews.title',
  icon: 'doc',
  async find(q, signal) {
    const query = newsEndpoints.staff.list.query.parse({ q })
    const { rows } = await api(newsEndpoints.staff.list, { query, signal })
    return rows.map(({ newsId, title, updatedAt }) => ({
      path: `/news/${newsId}`,
      title,
      detail: formatter(currentLocale()).date(updatedAt),
    }))
  },
}
