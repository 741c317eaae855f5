import { LOCALES } from '@ironsouq/i18n/locales'
import { ReadingLocale } from '@ironsouq/ui/primitives/display/reading-locale'
import { createToasts, ToastRegion } from '@ironsouq/ui/primitives/overlay/toast'
import { lazy, Suspense, useEffect } from 'react'
import { useSiteData } from '#kit/page/site-data.ts'
import { popupStore } from '#kit/popup/popup-store.ts'
import { ReactAriaStyle } from '#kit/popup/react-aria-style.tsx'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { MessageBoxDialog } from './message-box-dialog.tsx'

const toasts = createToasts()

/** Lazy, so that a toast does not wait for the login forms. */
const LoginDialog = lazy(async () => {
  const { LoginDialog } = await import('./login-dialog.tsx')
  return { default: LoginDialog }
})

/**
 * Passes waiting toasts to the live region, which must be in the document before its first message.
 */
function useWaitingToasts(): void {
  const waiting = useStore(popupStore, (state) => state.toasts)
  useEffect(() => {
    if (waiting.length === 0) return
    popupStore.set({ toasts: [] })
    for (const each of waiting) toasts.show(each)
  }, [waiting])
}

/** Renders the boxes in the order they were opened, the latest on top. */
export function PopupHost() {
  const t = useT()
  const { locale } = useSiteData()
  const boxes = useStore(popupStore, (state) => state.boxes)
  const login = useStore(popupStore, (state) => state.login)
  useWaitingToasts()
  return (
    <ReadingLocale locale={LOCALES[locale].intl}>
      <Suspense>{login && <LoginDialog asked={login} />}</Suspense>
      {boxes.map((box) => (
        <MessageBoxDialog key={box.id} box={box} />
      ))}
      <ReactAriaStyle />
      {/* Toasts are announced over an open dialog too, which hides the page from assistive technology. */}
      <div data-react-aria-top-layer="true">
        <ToastRegion toasts={toasts} label={t('shell.toastRegion')} />
      </div>
    </ReadingLocale>
  )
}
