import { formatter } from '@ironsouq/i18n/format'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import type { ViewingTimes } from './viewing-form.tsx'

export interface Booked {
  startsAt: string
  /** Null: the link is in the email to this address. */
  ticket: string | null
  mail: string
}

interface ViewingBookedProps {
  deviceId: string
  yard: ViewingTimes['yard']
  booked: Booked
}

export function ViewingBooked({ deviceId, yard, booked }: ViewingBookedProps) {
  const t = useT()
  const { locale } = useSiteData()
  const format = formatter(locale, { timeZone: yard.timeZone })
  const body = t('viewing.doneBody', {
    day: format.longDay(booked.startsAt),
    time: format.time(booked.startsAt),
    yard: isolated(yard.name),
  })
  return (
    <Notice title={t('viewing.doneTitle')} body={body}>
      {booked.ticket === null ? (
        <p>{t('viewing.doneMail', { mail: isolated(booked.mail) })}</p>
      ) : (
        <p>
          {t('viewing.doneMobile')}{' '}
          <LocalLink
            href={`/viewing/cancel?ticket=${booked.ticket}`}
            className="underline underline-offset-3"
          >
            {t('viewing.cancelAction')}
          </LocalLink>
        </p>
      )}
      <LocalLink href={`/device-detail/${deviceId}`} className={buttonLook({ tone: 'ink' })}>
        {t('viewing.back')}
      </LocalLink>
    </Notice>
  )
}
