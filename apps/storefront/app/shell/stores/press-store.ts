import { createStore } from './store.ts'

/** Whether a control of a form is being pressed: what stands under a finger is not to be changed. */
export const pressStore = createStore({ isHeld: false })

/** Nobody holds a control so long to choose it, and a release can be missed. */
const LONGEST_MS = 3000

const isControl = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('main form :is(label, input, select, button)') !== null

/** Follows the presses of a document until told to stop. */
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
  // The click comes after the release: it is still of the page that was pressed.
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
