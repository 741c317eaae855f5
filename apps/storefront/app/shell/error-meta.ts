import type { MetaDescriptor } from 'react-router'
import { shellIn, wordsOf } from './page-meta.ts'

/** The title of an error page; a page that works says its own. */
export function errorMeta(
  matches: Parameters<typeof shellIn>[0],
  status: number,
): MetaDescriptor[] {
  const shell = shellIn(matches)
  if (!shell) return []
  const t = wordsOf(shell)
  const title = t(status === 404 ? 'common.notFoundTitle' : 'common.errorTitle')
  return [{ title: `${title} · ${t('common.brand')}` }, { name: 'robots', content: 'noindex' }]
}
