import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { offerPath } from '#features/deals/quote/parts/quote-path.ts'
import { SaveToggle } from '#features/people/favorite/parts/save-toggle.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { MemberAction } from './member-action.tsx'

const HALF = `${buttonLook()} flex-1`

/** A machine that is no longer for sale offers only similar ones. */
export const isGone = ({ state }: Pick<Device, 'state'>) =>
  state === 'sold' || state === 'withdrawn'

interface AskingProps {
  device: Device
  /** A fragment of this page or the path of another page. */
  similarPath: string
}

/** The buyer's actions, with the one primary button of the page. */
export function BuyerActions({ device, similarPath }: AskingProps) {
  const t = useT()
  if (isGone(device)) {
    const look = buttonLook({ tone: 'ink', size: 'tall', isWide: true })
    const words = t('deviceDetail.seeSimilar')
    return similarPath.startsWith('#') ? (
      <a href={similarPath} className={look}>
        {words}
      </a>
    ) : (
      <LocalLink href={similarPath} className={look}>
        {words}
      </LocalLink>
    )
  }
  return (
    <div className="grid gap-2">
      <MemberAction
        device={device}
        purpose="quote"
        className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
      >
        {t('deviceDetail.requestQuote')}
      </MemberAction>
      {device.priceMode === 'offer' && device.state === 'listed' && (
        <LocalLink
          href={offerPath(device.deviceId)}
          prefetch="none"
          rel="nofollow"
          className={buttonLook({ isWide: true })}
        >
          {t('deviceDetail.makeOffer')}
        </LocalLink>
      )}
      <div className="flex gap-2">
        <MemberAction device={device} purpose="chat" className={HALF}>
          <Icon name="chat" size="small" />
          {t('deviceDetail.chat')}
        </MemberAction>
        <SaveToggle device={device} className={HALF}>
          {(isSaved) => (
            <>
              <Icon name={isSaved ? 'heart-on' : 'heart'} size="small" />
              {t('deviceDetail.save')}
            </>
          )}
        </SaveToggle>
      </div>
      <p className="text-micro text-ink-muted">{t('deviceDetail.quoteNote')}</p>
    </div>
  )
}
