import {
  BlockSettings,
  BlockWords,
  type BlockKind,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockFault,
  BlockText,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import * as z from 'zod/mini'
import { filledFields, wordsOf } from './home-page.rules.ts'

/** What visitors see of the things that blocks can name, by the kind of the block. */
export type Known = ReadonlyMap<BlockKind, ReadonlySet<string>>

type Reason = BlockFault['reason']
type Place = Partial<Pick<BlockFault, 'locale' | 'value'>>

const fault = (blockId: string | null, field: string, reason: Reason, place: Place = {}) => ({
  blockId,
  field,
  reason,
  locale: place.locale ?? null,
  value: place.value ?? null,
})

const REASONS: Partial<Record<string, Reason>> = { too_small: 'missing', too_big: 'tooLong' }
const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

function settingsFaults({ blockId, kind, settings }: VersionBlock, known: Known): BlockFault[] {
  const read = z.safeParse(BlockSettings[kind], settings)
  const malformed = read.success ? [] : read.error.issues
  const names = 'chosen' in BlockSettings[kind].shape ? (settings.chosen ?? []) : []
  return [
    ...malformed
      .filter(({ path }) => path[0] !== 'chosen' || path.length < 2)
      .map(({ path }) => fault(blockId, pathOf(path), 'notAllowed')),
    ...names
      .filter((name) => !known.get(kind)?.has(name))
      .map((value) => fault(blockId, 'chosen', 'notPublic', { value })),
  ]
}

const LISTS = ['phrases', 'items'] as const

/** A language may leave out what English says, but says no more and lists as much. */
function besideEnglish(blockId: string, locale: string, own: BlockText, english: BlockText) {
  const unsaid = Object.keys(own).filter((field) => !(field in english))
  const uneven = LISTS.filter(
    (field) => field === 'items' && own.items && own.items.length !== english.items?.length,
  )
  return [
    ...unsaid.map((field) => fault(blockId, field, 'englishMissing', { locale })),
    ...uneven
      .filter((field) => !unsaid.includes(field))
      .map((field) => fault(blockId, field, 'itemsDiffer', { locale })),
  ]
}

function textFaults({ blockId, kind, texts }: VersionBlock): BlockFault[] {
  const fields = Object.keys(BlockWords[kind].shape)
  const ofKind = (text: BlockText | undefined) =>
    Object.fromEntries(
      Object.entries(filledFields(text)).filter(([field]) => fields.includes(field)),
    ) as BlockText
  const english = ofKind(texts.en)
  const found: BlockFault[] = []
  if (fields.includes('items') && !english.items)
    found.push(fault(blockId, 'items', 'missing', { locale: 'en' }))
  for (const locale of LOCALE_CODES) {
    const own = ofKind(texts[locale])
    const read = z.safeParse(BlockWords[kind], wordsOf(own))
    for (const { path, code } of read.success ? [] : read.error.issues)
      found.push(fault(blockId, pathOf(path), REASONS[code] ?? 'notAllowed', { locale }))
    if (locale !== 'en') found.push(...besideEnglish(blockId, locale, own, english))
  }
  return found
}

/** Everything that keeps the blocks from being published. Hidden blocks may be unfinished. */
export function faultsOf(blocks: readonly VersionBlock[], known: Known): BlockFault[] {
  const shown = blocks.filter(({ isShown }) => isShown)
  if (shown.length === 0) return [fault(null, 'blocks', 'pageEmpty')]
  return shown.flatMap((block, i) => {
    const isSecond = shown.findIndex(({ kind }) => kind === block.kind) < i
    return [
      ...(isSecond ? [fault(block.blockId, 'kind', 'kindTwice')] : []),
      ...settingsFaults(block, known),
      ...textFaults(block),
    ]
  })
}

export const pictureFault = (blockId: string, picture: string): BlockFault =>
  fault(blockId, 'picture', 'pictureMissing', { value: picture })
