import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import { useT } from '../language/use-t.ts'

interface PreviewMenuProps {
  /** A signed link to the page in a language. */
  linkIn: (language: string) => Promise<{ url: string }>
}

/** Opens the machine as buyers will see it, in any language. */
export function PreviewMenu({ linkIn }: PreviewMenuProps) {
  const t = useT()
  const open = async (language: string) => {
    // Opened before the answer: a window that opens later than the click is blocked.
    const page = window.open('about:blank')
    const { url } = await linkIn(language)
    if (page) page.location.href = url
  }
  return (
    <Menu
      label={t('portalDevice.preview')}
      trigger={
        <Button size="portal" icon="eye">
          {t('portalDevice.preview')}
        </Button>
      }
      entries={LOCALE_CODES.map((code) => ({ id: code, text: LOCALES[code].name }))}
      onAction={(code) => void open(code)}
    />
  )
}
