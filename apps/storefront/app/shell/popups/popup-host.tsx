import { LOCALES } from '@ironsouq/i18n/locales'
import { ReadingLocale } from '@ironsouq/ui/primitives/reading-locale'
import { createToasts, ToastRegion } from '@ironsouq/ui/primitives/toast'
import { lazy, Suspense, useEffect } from 'react'
import { useShell } from '#shell/shell-data.ts'
import { useStore } from '#shell/stores/store.ts'
import { useT } from '#shell/use-t.ts'
import { ItsStyle } from './its-style.tsx'
import { MessageBoxDialog } from './message-box-dialog.tsx'
import { popupStore } from './popup-store.ts'

const toasts = createToasts()

/** Its forms are nothing that a toast should wait for. */
const LoginDialog = lazy(async () => {
  const { LoginDialog } = await import('./login-dialog.tsx')
  return { default: LoginDialog }
})

/** Hands what waits to be said to the region, which must stand before anything is said in it. */
function useWaitingToasts(): void {
  const waiting = useStore(popupStore, (state) => state.toasts)
  useEffect(() => {
    if (waiting.length === 0) return
    popupStore.set({ toasts: [] })
    for (const each of waiting) toasts.show(each)
  }, [waiting])
}

/** Draws what is asked for: boxes in the order they came, the latest on top. */
export function PopupHost() {
  const t = useT()
  const { locale } = useShell()
  const boxes = useStore(popupStore, (state) => state.boxes)
  const login = useStore(popupStore, (state) => state.login)
  useWaitingToasts()
  return (
    <ReadingLocale locale={LOCALES[locale].intl}>
      <Suspense>{login && <LoginDialog asked={login} />}</Suspense>
      {boxes.map((box) => (
        <MessageBoxDialog key={box.id} box={box} />
      ))}
      <ItsStyle />
      {/* What is said in passing is heard over an open dialog too, which silences the page. */}
      <div data-react-aria-top-layer="true">
        <ToastRegion toasts={toasts} label={t('shell.popupNotices')} />
      </div>
    </ReadingLocale>
  )
}
