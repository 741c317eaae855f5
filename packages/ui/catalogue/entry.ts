import type { ReactNode } from 'react'

export const GROUPS = ['ground', 'controls', 'display', 'overlays', 'patterns'] as const

export interface Scene {
  dir: 'ltr' | 'rtl'
  /** The example's words, in English or, right to left, in Arabic. */
  say: (english: string, arabic: string) => string
}

export interface State {
  /** In a few words: "invalid", "two chosen". */
  name: string
  node: (scene: Scene) => ReactNode
}

export interface Entry {
  /** As the file is called. */
  name: string
  group: (typeof GROUPS)[number]
  states: readonly State[]
  /** In one column, for what is as wide as the page; otherwise the states stand in three. */
  wide?: boolean
  /** Room to keep for what opens over the page, in px; on the kit page it gets a frame of its own. */
  height?: number
}
