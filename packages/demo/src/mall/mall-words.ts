import type en from '../../texts/en/mall.json'

export type Section = keyof typeof en
export type WordOf<S extends Section> = keyof (typeof en)[S]
/** What the demo mall is written with. The other languages have the keys of English. */
export type MallWords = { [S in Section]: Record<WordOf<S>, string> }
