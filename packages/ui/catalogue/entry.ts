import type { ReactNode } from 'react'

export const GROUPS = ['ground', 'controls', 'display', 'overlays', 'patterns'] as const

export interface Scene {
  dir: 'ltr' | 'rtl'
  /** The example's text: English, or Arabic in right-to-left mode. */
  say: (english: string, arabic: string) => string
}

export interface State {
  /** In a few words: "invalid", "two chosen". */
  name: string
  node: (scene: Scene) => ReactNode
}

export interface Entry {
  /** The file name without its extension. */
  name: string
  group: (typeof GROUPS)[number]
  states: readonly State[]
  /** One column, for full-width components; otherwise the states are in three. */
  wide?: boolean
  /** Height for overlays, in px; on the kit page the entry is in an iframe. */
  height?: number
}
