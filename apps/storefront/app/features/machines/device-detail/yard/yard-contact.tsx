import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { EmirateName } from '#features/machines/device/parts/emirate-name.tsx'
import { ContactButtons } from '#features/machines/yard/parts/contact-buttons.tsx'
import { OpeningBadge } from '#features/machines/yard/parts/opening-badge.tsx'
import { useWhatsappHref } from '#features/machines/yard/parts/use-whatsapp-href.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

/** Telephone and WhatsApp of the yard, and whether anyone answers now. */
export function YardContact({ device, now }: { device: Device; now: string }) {
  const t = useT()
  const whatsapp = useWhatsappHref()
  const { switches } = useSiteData()
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
      <ContactButtons
        phone={yard.phone}
        whatsappHref={yard.whatsapp && whatsapp(yard.whatsapp, device)}
      />
      {switches.viewing && yard.takesViewings && device.state === 'listed' && (
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
