import { type ComponentType, useEffect, useState } from 'react'
import { log } from '#kit/log.ts'
import { popupStore } from '#kit/popup/popup-store.ts'
import { useStore } from '#kit/store/store.ts'

/** The popup code did not load: every open box is rejected. */
function giveUp(err: unknown): void {
  log('the popup code could not be loaded', err)
  for (const box of popupStore.get().boxes) box.onRefuse('close')
  popupStore.reset()
}

/**
 * Where message boxes, toasts and the login dialog are rendered. Most pages show none, so the code
 * is loaded with the first.
 */
export function Popups() {
  const asked = useStore(
    popupStore,
    ({ boxes, toasts, login }) => boxes.length + toasts.length > 0 || login !== undefined,
  )
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!asked || Host) return
    import('./popup-host.tsx').then(({ PopupHost }) => setHost(() => PopupHost), giveUp)
  }, [asked, Host])
  return Host && <Host />
}
