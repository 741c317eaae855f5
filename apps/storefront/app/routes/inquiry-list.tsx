import { QuietPage } from '#features/mine/quiet-page.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import type { Route } from './+types/inquiry-list.ts'

export const handle: RouteHandle = { messages: ['mine'] }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.inquiries'), description: t('mine.description') }))

export default function InquiryListRoute() {
  const t = useT()
  return (
    <QuietPage
      heading={t('shell.inquiries')}
      title={t('mine.inquiriesEmptyTitle')}
      body={t('mine.inquiriesEmptyBody')}
      next={{ href: '/device-list', text: t('mine.browseMachines') }}
    />
  )
}
