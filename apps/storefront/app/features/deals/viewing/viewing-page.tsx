import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { phoneHref, phoneText } from '#features/machines/yard/parts/contact-href.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useT } from '#kit/text/use-t.ts'
import { bookViewingPath } from './parts/viewing-path.ts'
import {
  ContactFields,
  ViewingForm,
  type ViewingProfile,
  type ViewingTimes,
} from './viewing-form.tsx'

interface ViewingPageProps {
  deviceId: string
  times: ViewingTimes
  /** The chosen day; undefined when none is left. */
  day: ViewingTimes['days'][number] | undefined
  profile: ViewingProfile
  answer: FormAnswer | undefined
}

/** Books an appointment to see a machine at its yard. */
export function ViewingPage({ deviceId, times, day, profile, answer }: ViewingPageProps) {
  const t = useT()
  const { yard, title, yearMade } = times
  const machine = `/device-detail/${deviceId}`
  if (!day)
    return (
      <Notice title={t('viewing.noneTitle')} body={t('viewing.noneBody')}>
        {yard.phone && (
          <a href={phoneHref(yard.phone)} className={buttonLook({ tone: 'ink' })}>
            <bdi dir="ltr">{phoneText(yard.phone)}</bdi>
          </a>
        )}
        <LocalLink href={machine} className={buttonLook()}>
          {t('viewing.back')}
        </LocalLink>
      </Notice>
    )
  return (
    <div className="wrap grid gap-x-10 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 max-w-170 content-start gap-5">
        <div>
          <p className="text-ink-muted">
            <LocalLink href={machine} className="underline underline-offset-3">
              {t('device.detailTitle', { title, year: String(yearMade) })}
            </LocalLink>
          </p>
          <h1 className="text-title font-bold tracking-head lg:text-head">{t('viewing.title')}</h1>
          <p className="text-ink-2">{t('viewing.lead', { yard: isolated(yard.name) })}</p>
        </div>
        <ViewingForm
          pathOf={(each) => `${bookViewingPath(deviceId)}?day=${each}`}
          submit={t('viewing.submit')}
          {...{ times, day, answer }}
        >
          <ContactFields answer={answer} profile={profile} />
        </ViewingForm>
        <p className="text-micro text-ink-muted">{t('viewing.privacy')}</p>
      </div>
      <aside className="grid content-start gap-3">
        <p className="font-bold">
          <bdi>{yard.name}</bdi>
        </p>
        {yard.address && (
          <p className="text-ink-2">
            <bdi>{yard.address}</bdi>
          </p>
        )}
      </aside>
    </div>
  )
}
