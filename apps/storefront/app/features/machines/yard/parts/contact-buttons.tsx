import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useT } from '#kit/text/use-t.ts'
import { phoneHref, phoneText } from './contact-href.ts'

const HALF = `${buttonLook()} min-w-0 flex-1 basis-36 px-2!`

interface ContactButtonsProps {
  phone: string | null
  /** With the text that the conversation begins with. */
  whatsappHref: string | null
}

/** Telephone and WhatsApp of a yard beside each other. */
export function ContactButtons({ phone, whatsappHref }: ContactButtonsProps) {
  const t = useT()
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {phone && (
        <a
          href={phoneHref(phone)}
          aria-label={t('yard.callNumber', { number: phoneText(phone) })}
          className={HALF}
        >
          <Icon name="phone" size="small" />
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {phoneText(phone)}
          </bdi>
        </a>
      )}
      {whatsappHref && (
        <a
          href={whatsappHref}
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
  )
}
