import { LOCALES } from '@ironsouq/i18n/locales'
import { ReadingLocale } from '@ironsouq/ui/primitives/reading-locale'
import { createToasts, ToastRegion } from '@ironsouq/ui/primitives/toast'
import { useEffect } from 'react'
import { useShell } from '#shell/shell-data.ts'
import { useStore } from '#shell/stores/store.ts'
import { useT } from '#shell/use-t.ts'
import { LoginDialog } from './login-dialog.tsx'
import { MessageBoxDialog } from './message-box-dialog.tsx'
import { popupStore } from './popup-store.ts'

const toasts = createToasts()

/** Hands what waits to be said to the region, which must stand before anything is said in it. */
function useWaitingToasts(): void {
  const waiting = useStore(popupStore, (state) => state.toasts)
  useEffect(() => {
    if (waiting.length === 0) return
    popupStore.set({ toasts: [] })
    for (const each of waiting) toasts.show(each)
  }, [waiting])
}

/** React Aria writes a style sheet of its own unless it finds it; the page's policy allows none. */
const ITS_STYLE = 'react-aria-pressable-style'

/** Draws what is asked for: boxes in the order they came, the latest on top. */
export function PopupHost() {
  const t = useT()
  const { locale } = useShell()
  const boxes = useStore(popupStore, (state) => state.boxes)
  const login = useStore(popupStore, (state) => state.login)
  useWaitingToasts()
  return (
    <ReadingLocale locale={LOCALES[locale].intl}>
      {login && <LoginDialog />}
      {boxes.map((box) => (
        <MessageBoxDialog key={box.id} box={box} />
      ))}
      <i id={ITS_STYLE} hidden />
      {/* What is said in passing is heard over an open dialog too, which silences the page. */}
      <div data-react-aria-top-layer="true">
        <ToastRegion toasts={toasts} label={t('shell.popupNotices')} />
      </div>
    </ReadingLocale>
  )
}
