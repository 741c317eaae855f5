import { createStore } from '#kit/store/store.ts'

/** Whether a control of a form is being pressed: it must not change under the pointer. */
export const pressStore = createStore({ isHeld: false })

/** A press ends after this time, because the release event can be missed. */
const LONGEST_MS = 3000

const isControl = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('main form :is(label, input, select, button)') !== null

/** Follows the presses of a document until the returned function is called. */
export function watchPresses(document: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const endIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => pressStore.set({ isHeld: false }), ms)
  }
  const begin = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== ' ') return
    if (!isControl(event.target)) return
    pressStore.set({ isHeld: true })
    endIn(LONGEST_MS)
  }
  // The click event follows the release and belongs to the pressed page.
  const end = () => pressStore.get().isHeld && endIn(0)
  const listening = new AbortController()
  const { signal } = listening
  for (const name of ['pointerdown', 'keydown'])
    document.addEventListener(name, begin, { signal, capture: true })
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(name, end, { signal, capture: true })
  return () => {
    listening.abort()
    clearTimeout(timer)
    pressStore.reset()
  }
}
