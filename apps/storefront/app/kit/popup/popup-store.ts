import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { createStore } from '#kit/store/store.ts'

export type BoxKind = 'alert' | 'confirm' | 'prompt'
/** How a box was closed without confirmation. */
export type Refusal = 'cancel' | 'close'

export interface BoxLabels {
  title: string
  message: string
  /** The labels of the buttons, if not the defaults. */
  confirm?: string
  cancel?: string
}

export interface Box extends BoxLabels {
  id: number
  kind: BoxKind
  /** The initial value of a prompt. */
  value: string
  onConfirm: (value: string) => void
  onRefuse: (how: Refusal) => void
}

export interface WaitingToast {
  text: string
  tone: 'calm' | 'error'
}

/** An action that needs a signed-in user. */
export type LoginPurpose = 'save' | 'quote' | 'chat'

export interface LoginAsked {
  purpose?: LoginPurpose
  /** The device that the action is about. */
  device?: Pick<DeviceCard, 'deviceId' | 'title' | 'yearMade' | 'picture' | 'price'>
  /** Continues the pending action after the sign-in [ID-14]. */
  afterLogin?: () => void
}

interface PopupState {
  boxes: readonly Box[]
  toasts: readonly WaitingToast[]
  login: LoginAsked | undefined
}

/** The open popups. Their components are loaded with the first one. */
export const popupStore = createStore<PopupState>({ boxes: [], toasts: [], login: undefined })
