import { Icon } from '@ironsouq/ui/primitives/icon'
import { joinPath } from '#shell/locale-path.ts'
import { log } from '#shell/log.ts'
import { closeFold, MENU_LINE, MenuFold } from '#shell/menu-fold.tsx'
import { toast } from '#shell/popups/toast.ts'
import { useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'

interface ShareMenuProps {
  deviceId: string
  title: string
  buttonLook: string
}

const hasOwnSharing = () => (navigator as Partial<Navigator>).share !== undefined
const isAbort = (err: unknown) => err instanceof DOMException && err.name === 'AbortError'

/**
 * The system's own sharing where there is one; else the link is copied, and ways to send it are
 * offered, which is all that happens without script.
 */
export function ShareMenu({ deviceId, title, buttonLook }: ShareMenuProps) {
  const t = useT()
  const { prefix, publicUrl } = useShell()
  const url = publicUrl + joinPath(prefix, `/device-detail/${deviceId}`)
  const share = async (fold: HTMLDetailsElement) => {
    try {
      if (hasOwnSharing()) {
        closeFold(fold)
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      toast(t('judging.linkCopied'))
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
          {t('judging.share')}
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
            {t('judging.shareWhatsapp')}
          </a>
        </li>
        <li>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
            className={MENU_LINE}
          >
            {t('judging.shareMail')}
          </a>
        </li>
      </ul>
    </MenuFold>
  )
}
