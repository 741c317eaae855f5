import type { GoodKind } from '#drawings/goods/register.ts'
import type { DemoModel } from '../models/model.ts'
import type { AttributeCode } from './attributes.ts'
import type { WordOf } from './mall-words.ts'
import type { GroupCode, LeafCode } from './tree.ts'
import type { Values } from './words.ts'

/** Written alike in every language, such as "10 µm", or a phrase of the words. */
export type Said = string | { phrase: WordOf<'phrases'>; values?: Values }

export interface VariantDraft {
  /** Also the end of its own number. */
  code: string
  said: Said
  /** What it costs and weighs. */
  aed: number
  kg: number
}

/** What one product of a kind is, before a maker and a store are found for it. */
export interface Draft {
  fits?: readonly DemoModel[]
  /** What the name says after the noun. */
  said: readonly Said[]
  attributes: Partial<Record<AttributeCode, string | number>>
  variants: readonly VariantDraft[]
  /** What its variants differ in. */
  option?: WordOf<'options'>
  /** Other pictures than those of the kind. */
  goods?: readonly GoodKind[]
}

export interface ProductKind {
  leaf: LeafCode
  good: GoodKind
  /** So many of the 4,000. */
  share: number
  drafts: () => readonly Draft[]
  /** Worn ones come back to the workshop, or are sold as they are. */
  isReconditioned?: boolean
  isUsed?: boolean
  warrantyMonths?: 12 | 24
}

export type Kinds = readonly [group: GroupCode, kinds: readonly ProductKind[]]

/** A single variant, without a choice. */
export const single = (aed: number, kg: number): VariantDraft[] => [{ code: '', said: '', aed, kg }]
