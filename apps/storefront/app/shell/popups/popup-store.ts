import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
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

/** What a reader began that needs to know who he is. */
export type LoginPurpose = 'save' | 'quote' | 'chat'

export interface LoginAsked {
  purpose?: LoginPurpose
  /** The machine it is about, and that the reader comes back to. */
  device?: Pick<DeviceCard, 'deviceId' | 'title' | 'yearMade' | 'picture' | 'price'>
  /** What was begun and is gone on with once the reader is known [ID-14]. */
  afterLogin?: () => void
}

interface PopupState {
  boxes: readonly Box[]
  toasts: readonly WaitingToast[]
  login: LoginAsked | undefined
}

/** What is to be shown over the page. What draws it is fetched when there is something to draw. */
export const popupStore = createStore<PopupState>({ boxes: [], toasts: [], login: undefined })
