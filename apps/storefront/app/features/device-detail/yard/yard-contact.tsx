import type { Device } from '@ironsouq/contract/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { EmirateName } from '#features/device/parts/emirate-name.tsx'
import { phoneHref, phoneText } from '#features/yard/parts/contact-href.ts'
import { OpeningBadge } from '#features/yard/parts/opening-badge.tsx'
import { useWhatsappHref } from '#features/yard/parts/use-whatsapp-href.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

const HALF = `${buttonLook()} min-w-0 flex-1 basis-36 px-2!`

/** Telephone and WhatsApp of the yard, and whether anyone answers now. */
export function YardContact({ device, now }: { device: Device; now: string }) {
  const t = useT()
  const whatsapp = useWhatsappHref()
  const { yard } = device
  if (!yard.phone && !yard.whatsapp) return null
  return (
    <section aria-label={t('yard.contact')} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <b className="font-bold">
            <bdi>{yard.name}</bdi>
          </b>{' '}
          <span className="text-ink-2">
            <EmirateName emirate={yard.emirate} />
          </span>
        </p>
        <OpeningBadge yard={yard} now={now} />
      </div>
      <div className="flex flex-wrap gap-2">
        {yard.phone && (
          <a
            href={phoneHref(yard.phone)}
            aria-label={t('yard.callNumber', { number: phoneText(yard.phone) })}
            className={HALF}
          >
            <Icon name="phone" size="small" />
            <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
              {phoneText(yard.phone)}
            </bdi>
          </a>
        )}
        {yard.whatsapp && (
          <a
            href={whatsapp(yard.whatsapp, device)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('yard.askOnWhatsapp')}
            className={HALF}
          >
            <Icon name="whatsapp" size="small" />
            {t('yard.whatsapp')}
          </a>
        )}
      </div>
      {yard.takesViewings && device.state === 'listed' && (
        <LocalLink
          href={`/device-detail/${device.deviceId}/viewing`}
          className={`${buttonLook()} w-full`}
        >
          <Icon name="calendar" size="small" />
          {t('deviceDetail.bookViewing')}
        </LocalLink>
      )}
    </section>
  )
}
