import { EmptyPage } from '#kit/list/empty-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/inquiry-list.ts'

export const handle: RouteHandle = { messages: ['userCenter'] }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.inquiries'), description: t('userCenter.description') }))

export default function InquiryListRoute() {
  const t = useT()
  return (
    <EmptyPage
      heading={t('shell.inquiries')}
      title={t('userCenter.inquiriesEmptyTitle')}
      body={t('userCenter.inquiriesEmptyBody')}
      next={{ href: '/device-list', text: t('userCenter.browseMachines') }}
    />
  )
}
