import { type ComponentType, useEffect, useState } from 'react'
import { log } from '#shell/log.ts'
import { useStore } from '#shell/stores/store.ts'
import { popupStore } from './popup-store.ts'

/** No popup can be drawn: whoever waits for an answer is told that there is none. */
function giveUp(err: unknown): void {
  log('popups could not be fetched', err)
  for (const box of popupStore.get().boxes) box.onRefuse('close')
  popupStore.reset()
}

/**
 * The place of message boxes, toasts and the login dialog. Most pages show none, so what draws them
 * comes with the first.
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
