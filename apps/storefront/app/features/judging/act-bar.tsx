import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useT } from '#shell/use-t.ts'
import { isGone } from './asking.tsx'
import { BeginLink } from './begin-link.tsx'
import type { Judged } from './judging-parts.ts'

/** The price and the one action, at the lower edge of a phone, in reach of a thumb. */
export function ActBar({ device, parts: { Price } }: Omit<Judged, 'today'>) {
  const t = useT()
  const { price } = device
  if (isGone(device)) return null
  return (
    <div
      role="group"
      aria-label={t('judging.askQuote')}
      className="sticky bottom-0 z-bar -mx-(--gutter) mt-6 flex items-center gap-3 border-t border-line-strong bg-raised px-(--gutter) pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <div className="min-w-0 flex-1">
        <Price price={price} size="card" />
      </div>
      <BeginLink
        device={device}
        purpose="chat"
        aria-label={t('judging.chat')}
        className={buttonLook({ isSquare: true })}
      >
        <Icon name="chat" />
      </BeginLink>
      <BeginLink
        device={device}
        purpose="quote"
        className={`${buttonLook({ tone: 'money' })} shrink-0 whitespace-nowrap`}
      >
        {t('judging.askQuote')}
      </BeginLink>
    </div>
  )
}
