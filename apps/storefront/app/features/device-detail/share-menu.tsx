import { Icon } from '@ironsouq/ui/primitives/display/icon'
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
 * The Web Share API where the browser has it; otherwise copying the link, and links to send it.
 * Without script only those links work.
 */
export function ShareMenu({ deviceId, title, buttonLook }: ShareMenuProps) {
  const t = useT()
  const { prefix, publicUrl } = useSiteData()
  const url = publicUrl + joinPath(prefix, `/device-detail/${deviceId}`)
  const share = async (fold: HTMLDetailsElement) => {
    try {
      if (hasOwnSharing()) {
        closeFold(fold)
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      toast(t('deviceDetail.linkCopied'))
    } catch (err) {
      if (!isAbort(err)) log('the page could not be shared', err)
    }
  }
  return (
    <MenuFold
      buttonLook={`${buttonLook} w-full`}
      look="start-0 mt-1 min-w-50 rounded-box p-1"
      onOpen={(fold) => void share(fold)}
      button={
        <>
          <Icon name="share" size="small" />
          {t('deviceDetail.share')}
        </>
      }
    >
      <ul>
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
