import type { Device } from '@ironsouq/contract/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { DevicePrice } from '#features/device/parts/device-price.tsx'
import { useT } from '#kit/text/use-t.ts'
import { isGone } from './buyer-actions.tsx'
import { MemberAction } from './member-action.tsx'

/** The price and the main action, fixed at the bottom of the screen on a phone. */
export function ActionBar({ device }: { device: Device }) {
  const t = useT()
  const { price } = device
  if (isGone(device)) return null
  return (
    <div
      role="group"
      aria-label={t('deviceDetail.askQuote')}
      className="sticky bottom-0 z-bar -mx-(--gutter) mt-6 flex items-center gap-3 border-t border-line-strong bg-raised px-(--gutter) pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <div className="min-w-0 flex-1">
        <DevicePrice price={price} size="card" />
      </div>
      <MemberAction
        device={device}
        purpose="chat"
        aria-label={t('deviceDetail.chat')}
        className={buttonLook({ isSquare: true })}
      >
        <Icon name="chat" />
      </MemberAction>
      <MemberAction
        device={device}
        purpose="quote"
        className={`${buttonLook({ tone: 'money' })} shrink-0 whitespace-nowrap`}
      >
        {t('deviceDetail.askQuote')}
      </MemberAction>
    </div>
  )
}
