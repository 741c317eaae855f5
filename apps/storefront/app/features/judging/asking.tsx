import type { Device } from '@ironsouq/contract/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { SaveToggle } from '#shell/save-toggle.tsx'
import { useT } from '#shell/use-t.ts'
import { BeginLink } from './begin-link.tsx'

const HALF = `${buttonLook()} flex-1`

/** A machine that is gone leaves only the way to others like it. */
export const isGone = ({ state }: Pick<Device, 'state'>) =>
  state === 'sold' || state === 'withdrawn'

interface AskingProps {
  device: Device
  /** To a part of the page, or to another page. */
  similarPath: string
}

/** What a buyer can do about it; the one amber action of the page. */
export function Asking({ device, similarPath }: AskingProps) {
  const t = useT()
  if (isGone(device)) {
    const look = buttonLook({ tone: 'ink', size: 'tall', isWide: true })
    const words = t('judging.seeSimilar')
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
      <BeginLink
        device={device}
        purpose="quote"
        className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
      >
        {t('judging.askQuote')}
      </BeginLink>
      <div className="flex gap-2">
        <BeginLink device={device} purpose="chat" className={HALF}>
          <Icon name="chat" size="small" />
          {t('judging.chat')}
        </BeginLink>
        <SaveToggle device={device} className={HALF}>
          {(isSaved) => (
            <>
              <Icon name={isSaved ? 'heart-on' : 'heart'} size="small" />
              {t('judging.favorite')}
            </>
          )}
        </SaveToggle>
      </div>
      <p className="text-micro text-ink-muted">{t('judging.askNote')}</p>
    </div>
  )
}
