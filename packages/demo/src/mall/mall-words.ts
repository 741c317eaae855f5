import type { en } from './words/en.ts'

export type Section = keyof typeof en
export type WordOf<S extends Section> = keyof (typeof en)[S]
export type MallWords = { [S in Section]: Record<WordOf<S>, string> }
