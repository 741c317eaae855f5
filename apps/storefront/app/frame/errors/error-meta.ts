import type { MetaDescriptor } from 'react-router'
import { siteDataIn, wordsOf } from '#kit/page/page-meta.ts'

/** The title of an error page; other pages set their own. */
export function errorMeta(
  matches: Parameters<typeof siteDataIn>[0],
  status: number,
): MetaDescriptor[] {
  const shell = siteDataIn(matches)
  if (!shell) return []
  const t = wordsOf(shell)
  const title = t(status === 404 ? 'common.notFoundTitle' : 'common.errorTitle')
  return [{ title: `${title} · ${t('common.brand')}` }, { name: 'robots', content: 'noindex' }]
}
