import type { SignedIn } from '@ironsouq/contract/identity/session/session.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** The member's sessions; they can end any of them. */
export function SessionList({ sessions }: { sessions: readonly SignedIn[] }) {
  const t = useT()
  const format = useFormat()
  const { intl } = LOCALES[useSiteData().locale]
  const countries = new Intl.DisplayNames(intl, { type: 'region' })
  const nameOf = ({ isCurrent, browser, system }: SignedIn) => {
    const device = [browser, system].filter(Boolean).join(' · ')
    if (isCurrent) return device ? t('settings.thisDevice', { device }) : t('settings.thisBrowser')
    return device || t('settings.unknownDevice')
  }
  const seenOf = ({ isCurrent, country, network, lastSeenAt }: SignedIn) => {
    const place = [country && countries.of(country), network].filter(Boolean).join(', ')
    const at = isCurrent ? t('settings.now') : format.dateTime(lastSeenAt)
    return [place, at].filter(Boolean)
  }
  return (
    <Panel heading={t('settings.activeSessions')}>
      <ul>
        {sessions.map((each) => (
          <li
            key={each.sessionId}
            className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-2"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{nameOf(each)}</p>
              <p className="text-micro text-ink-muted">
                {seenOf(each).map((part, i) => (
                  <bdi key={part}>{i === 0 ? part : ` · ${part}`}</bdi>
                ))}
              </p>
            </div>
            {!each.isCurrent && (
              <Form method="post">
                <input type="hidden" name="sessionId" value={each.sessionId} />
                <button
                  type="submit"
                  name="intent"
                  value="endSession"
                  aria-label={t('settings.logOutNamed', { name: nameOf(each) })}
                  className={buttonLook({ size: 'dense' })}
                >
                  {t('settings.logOut')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="pt-3">
          <button
            type="submit"
            name="intent"
            value="endOthers"
            className={buttonLook({ size: 'dense' })}
          >
            {t('settings.logOutOthers')}
          </button>
        </Form>
      )}
    </Panel>
  )
}
