import type { NewsItem } from '@ironsouq/contract/content/news/news.schema'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** Day, list and reading time of an article in one line. */
export function useByline(): (item: NewsItem) => string {
  const t = useT()
  const format = useFormat()
  const { dictionary } = useSiteData()
  return ({ publishedAt, list, minutes }) =>
    [
      format.date(publishedAt),
      dictionary[list] ?? list,
      t('news.minutes', { count: minutes }),
    ].join(' · ')
}
