import { isLocaleCode, LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import { useRevalidator } from 'react-router'
import { changeLanguage, useLanguage } from '../language/language-store.ts'
import { useT } from '../language/use-t.ts'

/** Shows the same screen in another language. */
export function LanguageMenu() {
  const t = useT()
  const { revalidate } = useRevalidator()
  const locale = useLanguage()?.locale ?? 'en'
  const choose = async (code: string) => {
    if (!isLocaleCode(code)) return
    await changeLanguage(code)
    // Names and messages of the server come in the language of the call.
    await revalidate()
  }
  return (
    <Menu
      label={t('common.languageMenu')}
      trigger={
        <Button
          tone="quiet"
          size="portal"
          icon="globe"
          aria-label={`${t('common.languageMenu')}: ${LOCALES[locale].name}`}
        >
          {LOCALES[locale].name}
        </Button>
      }
      entries={LOCALE_CODES.map((code) => ({
        id: code,
        text: LOCALES[code].name,
        ...(code === locale && { icon: 'check' as const }),
      }))}
      onAction={(code) => void choose(code)}
    />
  )
}
