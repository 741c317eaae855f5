import { popupStore, type WaitingToast } from './popup-store.ts'

/** Shows a toast: an error for 1.5 s, anything else for 3 s [AP-28]. */
export function toast(text: string, { kind = 'calm' }: { kind?: WaitingToast['tone'] } = {}): void {
  popupStore.set({ toasts: [...popupStore.get().toasts, { text, tone: kind }] })
}
