import { ApiError } from '@ironsouq/contract/client'
import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { Announcement } from '@ironsouq/contract/content/announcement/announcement.schema'
import { data } from 'react-router'
import { AnnouncementPage } from '#features/content/announcement/announcement-page.tsx'
import { NoticeNotFound } from '#features/content/announcement/notice-not-found.tsx'
import { pageFailure } from '#kit/api/api.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/notice.ts'

export const handle: RouteHandle = { messages: ['announcement'], public: true }

/** What the API refuses as unknown or malformed has its own page, with status 404 [NW-4]. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, requestId } = visitOf(context, params)
  const query = { announcementId: params.noticeId }
  try {
    const announcement: Announcement | null = await api(announcementEndpoints.detail, { query })
    return data({ announcement })
  } catch (err) {
    const isUnknown = err instanceof ApiError && (err.status === 404 || err.status === 400)
    if (!isUnknown) throw pageFailure(err, requestId)
    return data({ announcement: null }, { status: 404 })
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.announcement?.title ?? t('announcement.notFoundTitle'),
    description: t('announcement.description'),
    unlisted: !args.loaderData?.announcement,
  }))

export default function NoticeRoute({ loaderData: { announcement } }: Route.ComponentProps) {
  return announcement ? (
    <AnnouncementPage announcement={announcement} />
  ) : (
    <div className="wrap grid max-w-[calc(880px+2*var(--gutter))] grid-cols-1 gap-8 pt-8 pb-4">
      <NoticeNotFound />
    </div>
  )
}
