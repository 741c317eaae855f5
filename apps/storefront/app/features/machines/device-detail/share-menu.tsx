import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { MouseEvent } from 'react'
import { log } from '#kit/log.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { closeFold, MENU_LINE, MenuFold } from '#kit/navigation/menu-fold.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'

interface ShareMenuProps {
  deviceId: string
  title: string
  buttonLook: string
}

const hasOwnSharing = () => (navigator as Partial<Navigator>).share !== undefined
const isAbort = (err: unknown) => err instanceof DOMException && err.name === 'AbortError'

/**
 * The Web Share API where the browser has it; otherwise a menu: copy the link, or send it. Without
 * script only the links to send it work.
 */
export function ShareMenu({ deviceId, title, buttonLook }: ShareMenuProps) {
  const t = useT()
  const { prefix, publicUrl } = useSiteData()
  const url = publicUrl + joinPath(prefix, `/device-detail/${deviceId}`)
  const handleOpen = (fold: HTMLDetailsElement) => {
    if (!hasOwnSharing()) return
    closeFold(fold)
    navigator.share({ title, url }).catch((err: unknown) => {
      if (!isAbort(err)) log('the page could not be shared', err)
    })
  }
  const handleCopy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    closeFold(currentTarget.closest('details'))
    navigator.clipboard.writeText(url).then(
      () => toast(t('deviceDetail.linkCopied')),
      (err: unknown) => log('the link could not be copied', err),
    )
  }
  return (
    <MenuFold
      buttonLook={`${buttonLook} w-full`}
      look="start-0 mt-1 min-w-50 rounded-box p-1"
      onOpen={handleOpen}
      button={
        <>
          <Icon name="share" size="small" />
          {t('deviceDetail.share')}
        </>
      }
    >
      <ul>
        <li className="noscript:hidden">
          <button type="button" onClick={handleCopy} className={MENU_LINE}>
            {t('deviceDetail.copyLink')}
          </button>
        </li>
        <li>
          <a
            href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`}
            rel="noreferrer"
            className={MENU_LINE}
          >
            {t('deviceDetail.shareWhatsapp')}
          </a>
        </li>
        <li>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
            className={MENU_LINE}
          >
            {t('deviceDetail.shareMail')}
          </a>
        </li>
      </ul>
    </MenuFold>
  )
}
