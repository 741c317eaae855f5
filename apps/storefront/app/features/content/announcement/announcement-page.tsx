import type { Announcement } from '@ironsouq/contract/content/announcement/announcement.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

export function AnnouncementPage({ announcement }: { announcement: Announcement }) {
  const t = useT()
  const format = useFormat()
  const { title, body, link, startsAt } = announcement
  return (
    <article className="wrap">
      <div className="grid max-w-170 justify-items-start gap-4 py-8 lg:py-12">
        <h1 className="text-title font-bold tracking-head wrap-anywhere lg:text-head">{title}</h1>
        <p className="text-ink-muted">
          <time dateTime={startsAt}>
            {t('announcement.published', { date: format.date(startsAt) })}
          </time>
        </p>
        <p className="text-body wrap-anywhere whitespace-pre-line text-ink-2">{body}</p>
        {link !== null && (
          <LocalLink href={link} className={buttonLook({ tone: 'ink' })}>
            {t('announcement.learnMore')}
          </LocalLink>
        )}
      </div>
    </article>
  )
}
