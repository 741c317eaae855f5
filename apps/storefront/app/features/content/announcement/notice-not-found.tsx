import type { Notice } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useState } from 'react'
import { log } from '#kit/log.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const CENTRE = '/user-center/notices'

/** The page is the same for everyone: the notices of a member are loaded afterwards. */
function useLatest(): readonly Notice[] {
  const [latest, setLatest] = useState<readonly Notice[]>([])
  useEffect(() => {
    if (!isSignedIn()) return
    import('./latest-notices.ts')
      .then(({ latestNotices }) => latestNotices())
      .then(setLatest)
      .catch((err: unknown) => log('the latest notices could not be loaded', err))
  }, [])
  return latest
}

/** A notice that does not exist, was withdrawn or is not for everyone [NW-4]. */
export function NoticeNotFound() {
  const t = useT()
  const format = useFormat()
  const latest = useLatest()
  return (
    <>
      <section className="grid justify-items-start gap-3">
        <span className="grid size-14 place-items-center rounded-box border-[1.5px] border-dashed border-line-strong text-ink-muted">
          <Icon name="bell" size="large" />
        </span>
        <h1 className="text-title font-bold tracking-head lg:text-head">
          {t('announcement.notFoundTitle')}
        </h1>
        <p className="text-body text-ink-2">{t('announcement.notFoundBody')}</p>
      </section>
      {latest.length > 0 && (
        <section aria-labelledby="latest-heading">
          <div className="flex items-baseline justify-between gap-4 pb-2">
            <h2 id="latest-heading" className="text-lead font-bold">
              {t('announcement.latest')}
            </h2>
            <LocalLink href={CENTRE} className="underline underline-offset-3">
              {t('announcement.viewAll')}
            </LocalLink>
          </div>
          <ul className="border-t border-line">
            {latest.map(({ noticeId, title, body, link, at }) => (
              <li key={noticeId} className="border-b border-line">
                <LocalLink
                  href={link ?? CENTRE}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-3"
                >
                  <span className="grid gap-0.5">
                    <b className="text-body font-semibold">{title}</b>
                    <span className="text-ink-2">{body}</span>
                  </span>
                  <bdi className="text-ink-muted">{format.date(at)}</bdi>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <LocalLink href="/user-center" className={buttonLook({ tone: 'ink' })}>
          {t('announcement.myAccount')}
        </LocalLink>
        <LocalLink href="/" className={buttonLook()}>
          {t('common.home')}
        </LocalLink>
      </div>
    </>
  )
}
