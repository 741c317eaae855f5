import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useId } from 'react'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { ContactButtons } from '#features/machines/yard/parts/contact-buttons.tsx'
import { useWhatsappHref } from '#features/machines/yard/parts/use-whatsapp-href.ts'
import { sellerPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

/** Whom the buyer of an accepted quote asks, and where the machine stands. */
export function QuoteSellerContact({ quote: { seller, device, yard } }: { quote: Quote }) {
  const t = useT()
  const title = useId()
  const whatsapp = useWhatsappHref()
  return (
    <section
      aria-labelledby={title}
      className="grid gap-3 rounded-box border border-line bg-surface p-4"
    >
      <div>
        <p id={title} className="font-bold">
          {t('quote.yourSeller')}
        </p>
        <LocalLink href={sellerPath(seller.code)} className="underline underline-offset-3">
          <bdi>{seller.name}</bdi>
        </LocalLink>
        {yard && (
          <p className="text-ink-2">
            <bdi>{yard.name}</bdi>
            {yard.address !== null && (
              <span className="block">
                <bdi>{yard.address}</bdi>
              </span>
            )}
          </p>
        )}
      </div>
      {yard && (
        <ContactButtons
          phone={yard.phone}
          whatsappHref={yard.whatsapp && device && whatsapp(yard.whatsapp, device)}
        />
      )}
      {device && (
        <ChatLink
          to={{ consult: 'store', deviceId: device.deviceId }}
          className={buttonLook({ isWide: true })}
        >
          <Icon name="chat" size="small" />
          {t('inquiry.sendMessage')}
        </ChatLink>
      )}
    </section>
  )
}
