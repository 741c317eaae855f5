import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { LandedCostLine } from '#features/deals/landed-cost/parts/landed-cost-line.tsx'
import { phoneHref, phoneText } from '#features/machines/yard/parts/contact-href.ts'
import { useWhatsappHref } from '#features/machines/yard/parts/use-whatsapp-href.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useT } from '#kit/text/use-t.ts'
import { isGone } from './buyer-actions.tsx'
import { MemberAction } from './member-action.tsx'

const SQUARE = `${buttonLook({ isSquare: true })} shrink-0`

function BarPrice({ device }: { device: Device }) {
  const t = useT()
  const shown = useShownPrice()
  return (
    <div className="grid flex-[1_0_auto] whitespace-nowrap">
      <span className="font-bold">
        {device.price ? <Price {...shown(device.price)} /> : t('device.priceOnRequest')}
      </span>
      <span className="text-micro text-ink-muted empty:hidden">
        <LandedCostLine card={device} />
      </span>
    </div>
  )
}

function Contacts({ device }: { device: Device }) {
  const t = useT()
  const whatsapp = useWhatsappHref()
  const { yard } = device
  if (!yard.phone && !yard.whatsapp)
    return (
      <MemberAction
        device={device}
        purpose="chat"
        aria-label={t('deviceDetail.chat')}
        className={SQUARE}
      >
        <Icon name="chat" />
      </MemberAction>
    )
  return (
    <div className="flex shrink-0 gap-2">
      {yard.whatsapp && (
        <a
          href={whatsapp(yard.whatsapp, device)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('yard.askOnWhatsapp')}
          className={SQUARE}
        >
          <Icon name="whatsapp" />
        </a>
      )}
      {yard.phone && (
        <a
          href={phoneHref(yard.phone)}
          aria-label={t('yard.callNumber', { number: phoneText(yard.phone) })}
          className={SQUARE}
        >
          <Icon name="phone" />
        </a>
      )}
    </div>
  )
}

/**
 * Price, contact and the main action, fixed at the bottom of the screen on a phone. The button has
 * a line of its own: in some languages it does not fit beside the price, and in others it would move
 * when the font arrives.
 */
export function ActionBar({ device }: { device: Device }) {
  const t = useT()
  if (isGone(device)) return null
  return (
    <div
      role="group"
      aria-label={t('deviceDetail.requestQuote')}
      className="sticky bottom-0 z-bar -mx-(--gutter) mt-6 flex flex-wrap items-center gap-2 border-t border-line-strong bg-raised px-(--gutter) pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <BarPrice device={device} />
      <Contacts device={device} />
      <MemberAction
        device={device}
        purpose="quote"
        className={`${buttonLook({ tone: 'money' })} grow basis-full px-2! whitespace-nowrap sm:basis-auto`}
      >
        {t('deviceDetail.requestQuote')}
      </MemberAction>
    </div>
  )
}
