import { createStore } from '#shell/stores/store.ts'

export type BoxKind = 'alert' | 'confirm' | 'prompt'
/** How a box was left without being confirmed. */
export type Refusal = 'cancel' | 'close'

export interface BoxWords {
  title: string
  message: string
  /** What its buttons say, if not the usual. */
  confirm?: string
  cancel?: string
}

export interface Box extends BoxWords {
  id: number
  kind: BoxKind
  /** What a prompt begins with. */
  value: string
  onConfirm: (value: string) => void
  onRefuse: (how: Refusal) => void
}

export interface WaitingToast {
  text: string
  tone: 'calm' | 'error'
}

interface Login {
  /** What was begun and is gone on with once the reader is known. */
  afterLogin?: (() => void) | undefined
}

interface PopupState {
  boxes: readonly Box[]
  toasts: readonly WaitingToast[]
  login: Login | undefined
}

/** What is to be shown over the page. What draws it is fetched when there is something to draw. */
export const popupStore = createStore<PopupState>({ boxes: [], toasts: [], login: undefined })
