import type { VisitorViewing } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { isolated } from '@ironsouq/i18n/isolate'
import { EmiratesMap, MapPin } from '@ironsouq/ui/patterns/chart/emirates-map'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { phoneHref, phoneText } from '#features/machines/yard/parts/contact-href.ts'
import { directionsHref } from '#features/machines/yard/parts/directions-href.ts'
import { useEmirateNames } from '#features/machines/yard/parts/use-emirate-names.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { bookViewingPath, viewingCancelPath, viewingMovePath } from './parts/viewing-path.ts'

interface ViewingCardProps {
  viewing: VisitorViewing
  heading: 'h2' | 'h3'
}

/** Where the yard is. The map is not mirrored in right-to-left languages. */
function Map({ yard }: Pick<VisitorViewing, 'yard'>) {
  const t = useT()
  const names = useEmirateNames(yard.emirate)
  return (
    <div
      role="img"
      aria-label={t('viewing.mapShows', { yard: isolated(yard.name) })}
      className="overflow-hidden rounded-box"
    >
      <EmiratesMap names={names}>
        <MapPin latitude={yard.latitude} longitude={yard.longitude} kind="open" />
      </EmiratesMap>
    </div>
  )
}

function Where({ yard }: Pick<VisitorViewing, 'yard'>) {
  const t = useT()
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-micro text-ink-muted">{t('viewing.address')}</dt>
        <dd className="font-semibold">
          <bdi>{yard.name}</bdi>
          {yard.address !== null && (
            <span className="block font-normal wrap-anywhere">
              <bdi>{yard.address}</bdi>
            </span>
          )}
        </dd>
      </div>
      {yard.phone !== null && (
        <div className="min-w-0">
          <dt className="text-micro text-ink-muted">{t('viewing.phone')}</dt>
          <dd className="font-semibold">
            <bdi dir="ltr" className="tabular-nums">
              {phoneText(yard.phone)}
            </bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Acts({ viewing }: Pick<ViewingCardProps, 'viewing'>) {
  const t = useT()
  const { yard, device, ticket, isUpcoming, movesLeft } = viewing
  if (!isUpcoming)
    return (
      <LocalLink
        href={bookViewingPath(device.deviceId)}
        prefetch="none"
        className={`${buttonLook()} justify-self-start`}
      >
        {t('viewing.title')}
      </LocalLink>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <a href={directionsHref(yard)} target="_blank" rel="noreferrer" className={buttonLook()}>
        <Icon name="pin" size="small" />
        {t('viewing.directions')}
      </a>
      {yard.phone !== null && (
        <a
          href={phoneHref(yard.phone)}
          aria-label={t('yard.callNumber', { number: phoneText(yard.phone) })}
          className={buttonLook()}
        >
          <Icon name="phone" size="small" />
          {t('viewing.phone')}
        </a>
      )}
      {movesLeft > 0 && (
        <LocalLink href={viewingMovePath(ticket)} prefetch="none" className={buttonLook()}>
          <Icon name="calendar" size="small" />
          {t('viewing.move')}
        </LocalLink>
      )}
      <LocalLink
        href={viewingCancelPath(ticket)}
        prefetch="none"
        className={buttonLook({ tone: 'quiet' })}
      >
        {t('viewing.cancelAction')}
      </LocalLink>
    </div>
  )
}

/** One viewing: when, what and where, and what can still be done with it. */
export function ViewingCard({ viewing, heading: Heading }: ViewingCardProps) {
  const t = useT()
  const { locale } = useSiteData()
  const { device, yard, startsAt, state, isUpcoming } = viewing
  const format = formatter(locale, { timeZone: yard.timeZone })
  const isCancelled = state === 'cancelled'
  const word = isCancelled ? 'stateCancelled' : isUpcoming ? 'stateBooked' : 'stateOver'
  return (
    <article
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-box border border-line bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_220px] ${isUpcoming ? 'border-t-4 border-t-ink' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={startsAt} className="text-lead font-bold tracking-tight">
            <bdi>{format.longDay(startsAt)}</bdi> · <bdi>{format.time(startsAt)}</bdi>
          </time>
          <Badge tone={isCancelled ? 'refused' : isUpcoming ? 'proven' : 'plain'}>
            {t(`viewing.${word}`)}
          </Badge>
        </div>
        <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-3">
          <span className="overflow-hidden rounded-tight">
            <DevicePicture picture={device.picture} alt="" sizes="88px" />
          </span>
          <div className="min-w-0">
            <Heading className="text-body font-bold wrap-anywhere">
              <LocalLink
                href={`/device-detail/${device.deviceId}`}
                className="underline-offset-3 hover:underline"
              >
                {t('common.titleYear', {
                  title: isolated(device.title),
                  year: String(device.yearMade),
                })}
              </LocalLink>
            </Heading>
            <p className="text-micro text-ink-muted">
              <bdi dir="ltr">{device.stockNo}</bdi>
            </p>
          </div>
        </div>
        <Where yard={yard} />
        <Acts viewing={viewing} />
      </div>
      {isUpcoming && <Map yard={yard} />}
    </article>
  )
}
