import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'

/** Opens the machine as buyers will see it, in any language. */
export function PreviewMenu({ deviceId }: { deviceId: string }) {
  const t = useT()
  const open = async (language: string) => {
    // Opened before the answer: a window that opens later than the click is blocked.
    const page = window.open('about:blank')
    const { url } = await api(deviceAdminEndpoints.previewLink, { query: { deviceId, language } })
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
