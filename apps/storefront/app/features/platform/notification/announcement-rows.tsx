import type { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { useNoticeTime } from './parts/notice-row.tsx'

type Announcement = DataOf<typeof announcementEndpoints.ofMember>[number]

const LINK =
  'relative cursor-pointer text-micro whitespace-nowrap underline decoration-line-strong underline-offset-3 before:absolute before:-inset-x-2 before:-inset-y-2 hover:decoration-ink'

interface RowProps {
  announcement: Announcement
  now: string
  action: string
}

function Row({ announcement, now, action }: RowProps) {
  const t = useT()
  const timeOf = useNoticeTime(now)
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  const { announcementId, title, body, link, isImportant, startsAt } = announcement
  const isNew = !announcement.isRead && fetcher.formData === undefined
  return (
    <li
      className={`grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 ${isNew ? 'border-s-3 border-s-ink bg-surface px-3' : ''}`}
    >
      <Icon name={isImportant ? 'warn' : 'info'} />
      <div className="min-w-0">
        <h3 className="font-bold wrap-anywhere">
          {isNew && <span className="sr-only">{t('userCenter.isNew')} </span>}
          {title}
        </h3>
        <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{body}</p>
      </div>
      <div className="grid justify-items-end gap-1 text-end">
        <time dateTime={startsAt} className="text-micro text-ink-muted tabular-nums">
          <bdi>{timeOf(startsAt)}</bdi>
        </time>
        {link !== null && (
          <LocalLink
            href={link}
            aria-label={`${t('userCenter.doView')}: ${title}`}
            className={LINK}
          >
            {t('userCenter.doView')}
          </LocalLink>
        )}
        {isNew && (
          <fetcher.Form method="post" action={action}>
            <input type="hidden" name="intent" value="readAnnouncement" />
            <input type="hidden" name="announcementId" value={announcementId} />
            <button
              type="submit"
              aria-label={`${t('userCenter.markRead')}: ${title}`}
              className={LINK}
            >
              {t('userCenter.markRead')}
            </button>
          </fetcher.Form>
        )}
      </div>
    </li>
  )
}

interface AnnouncementRowsProps {
  announcements: readonly Announcement[]
  now: string
  action: string
}

/** What staff announce to the member, above the notices of the member's own machines and account. */
export function AnnouncementRows({ announcements, ...row }: AnnouncementRowsProps) {
  const t = useT()
  return (
    <section aria-labelledby="announcements-heading">
      <h2 id="announcements-heading" className="border-b border-line pb-2 text-body font-bold">
        {t('announcement.fromUs')}
      </h2>
      <ul>
        {announcements.map((each) => (
          <Row key={each.announcementId} announcement={each} {...row} />
        ))}
      </ul>
    </section>
  )
}
