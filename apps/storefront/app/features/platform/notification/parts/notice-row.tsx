import type { Notice } from '@ironsouq/contract/platform/notification/notification.endpoints'
import type { NoticeGroup } from '@ironsouq/contract/platform/notification/notification.limits'
import { dayIn } from '@ironsouq/i18n/zone'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const ICON: Record<NoticeGroup, IconName> = { machines: 'tag', account: 'user' }

/** The time of a notice of today, the date of an older one. */
export function useNoticeTime(now: string): (at: string) => string {
  const format = useFormat()
  const today = dayIn(now)
  return (at) => (dayIn(at) === today ? format.time(at) : format.date(at))
}

/** As high as a finger is wide on a phone; two below each other never overlap. */
const LINK =
  'inline-flex min-h-11 cursor-pointer items-center text-micro underline decoration-line-strong underline-offset-3 hover:decoration-ink lg:min-h-6'

interface NoticeRowProps {
  notice: Notice
  /** When the page was rendered. */
  now: string
  /** The action URL of the page's forms. */
  action: string
}

/** One notice. Following its link marks it as read. */
export function NoticeRow({ notice, now, action }: NoticeRowProps) {
  const t = useT()
  const timeOf = useNoticeTime(now)
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  const { noticeId, group, title, body, link, at } = notice
  const isNew = !notice.isRead && fetcher.formData === undefined
  const handleFollow = () => {
    if (isNew) void fetcher.submit({ intent: 'read', noticeId }, { method: 'post', action })
  }
  return (
    <article
      className={`grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-line py-3 ${isNew ? 'border-s-3 border-s-ink bg-surface px-3' : ''}`}
    >
      <Icon name={ICON[group]} />
      <div className="min-w-0">
        <h2 className="font-bold wrap-anywhere">
          {isNew && <span className="sr-only">{t('userCenter.isNew')} </span>}
          {title}
        </h2>
        <p className="wrap-anywhere text-ink-muted">{body}</p>
      </div>
      <div className="grid justify-items-end gap-1 text-end">
        <time dateTime={at} className="text-micro text-ink-muted tabular-nums">
          <bdi>{timeOf(at)}</bdi>
        </time>
        {link !== null && (
          <LocalLink
            href={link}
            onClick={handleFollow}
            aria-label={`${t('userCenter.doView')}: ${title}`}
            className={LINK}
          >
            {t('userCenter.doView')}
          </LocalLink>
        )}
        {isNew && (
          <fetcher.Form method="post" action={action}>
            <input type="hidden" name="intent" value="read" />
            <input type="hidden" name="noticeId" value={noticeId} />
            <button
              type="submit"
              aria-label={`${t('userCenter.markRead')}: ${title}`}
              className={`${LINK} whitespace-nowrap`}
            >
              {t('userCenter.markRead')}
            </button>
          </fetcher.Form>
        )}
      </div>
    </article>
  )
}
