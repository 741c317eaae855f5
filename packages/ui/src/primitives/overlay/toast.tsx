import { useSyncExternalStore } from 'react'
import { Icon } from '../display/icon.tsx'

const TONE = {
  calm: { edge: 'border-on-graphite-proven', icon: 'check', lasts: 3000 },
  error: { edge: 'border-on-graphite-refused', icon: 'warn', lasts: 1500 },
} as const
export type ToastTone = keyof typeof TONE

export interface ToastMessage {
  text: string
  tone?: ToastTone
  /** In ms; default: 3 s, and 1.5 s for an error [AP-28]. */
  lasts?: number
  action?: { text: string; run: () => void }
}

interface Toast extends ToastMessage {
  id: number
  tone: ToastTone
}

/** A store of toasts that does not depend on a component. */
export function createToasts() {
  let shown: readonly Toast[] = []
  let made = 0
  let isHeld = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const change = (to: readonly Toast[]) => {
    shown = to
    for (const tell of listeners) tell()
  }
  const stop = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const dismiss = (id: number) => {
    stop(id)
    change(shown.filter((toast) => toast.id !== id))
  }
  const start = ({ id, tone, lasts = TONE[tone].lasts }: Toast) => {
    stop(id)
    if (!isHeld) timers.set(id, setTimeout(dismiss, lasts, id))
  }

  return {
    /** The same text twice is one toast that stays longer. */
    show: (message: ToastMessage) => {
      const tone = message.tone ?? 'calm'
      const same = shown.find((toast) => toast.text === message.text && toast.tone === tone)
      const toast = { ...message, tone, id: same?.id ?? ++made }
      change(same ? shown.map((each) => (each === same ? toast : each)) : [...shown, toast])
      start(toast)
    },
    dismiss,
    /** Pauses the timers while the user points at a toast or focuses it. */
    hold: () => {
      isHeld = true
      for (const { id } of shown) stop(id)
    },
    /** Restarts the timers. */
    release: () => {
      isHeld = false
      shown.forEach(start)
    },
    current: () => shown,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
export type Toasts = ReturnType<typeof createToasts>

function Plate({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const { id, text, tone, action } = toast
  const { edge, icon } = TONE[tone]
  const handleAction = () => {
    action?.run()
    toasts.dismiss(id)
    toasts.release()
  }
  return (
    <div
      onMouseEnter={toasts.hold}
      onMouseLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
      className={`pointer-events-auto flex min-h-12 max-w-120 animate-rise items-center gap-3 rounded-box border-s-4 bg-graphite px-4 py-2 text-on-graphite shadow-raise dark:bg-raised ${edge}`}
    >
      <Icon name={icon} />
      <span className="min-w-0 flex-1 break-words">{text}</span>
      {action && (
        <button
          type="button"
          onClick={handleAction}
          className="min-h-11 shrink-0 cursor-pointer px-2 font-semibold underline underline-offset-3 lg:min-h-8"
        >
          {action.text}
        </button>
      )}
    </div>
  )
}

const NONE: readonly Toast[] = []
const PLATES = 'grid justify-items-center gap-2'

interface ToastRegionProps {
  toasts: Toasts
  /** The accessible name of the region. */
  label: string
}

/** A live region must be in the page before its first message. */
export function ToastRegion({ toasts, label }: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE)
  const plates = (tone: ToastTone) =>
    shown
      .filter((toast) => toast.tone === tone)
      .map((toast) => <Plate key={toast.id} toast={toast} toasts={toasts} />)
  return (
    <section
      aria-label={label}
      className={`pointer-events-none fixed inset-x-0 bottom-20 z-toast px-(--gutter) lg:bottom-6 ${PLATES}`}
    >
      <div role="status" className={PLATES}>
        {plates('calm')}
      </div>
      <div role="alert" className={PLATES}>
        {plates('error')}
      </div>
    </section>
  )
}
