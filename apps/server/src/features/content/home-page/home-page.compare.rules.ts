import type {
  BlockDifference,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'

type Field = BlockDifference['fields'][number]

const isStep = (value: unknown): value is { title: string; body: string } =>
  typeof value === 'object' && value !== null && 'title' in value && 'body' in value

/** A value as one line of text; null is none. */
function sideOf(value: unknown): string | null {
  if (value === undefined || value === '') return null
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const lines = value.map((each: unknown) =>
    isStep(each) ? `${each.title}: ${each.body}` : String(each),
  )
  return lines.length === 0 ? null : lines.join(' · ')
}

function fieldsOf(
  before: object,
  after: object,
  { locale, name = (field) => field }: { locale: string | null; name?: (field: string) => string },
): Field[] {
  const [one, other] = [before, after] as Record<string, unknown>[]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((field) => {
    const sides = { before: sideOf(one?.[field]), after: sideOf(other?.[field]) }
    return sides.before === sides.after ? [] : [{ field: name(field), locale, ...sides }]
  })
}

function changedFields(before: VersionBlock, after: VersionBlock): Field[] {
  return [
    ...fieldsOf({ isShown: before.isShown }, { isShown: after.isShown }, { locale: null }),
    ...fieldsOf(before.settings, after.settings, { locale: null }),
    ...LOCALE_CODES.flatMap((locale) =>
      fieldsOf(before.texts[locale] ?? {}, after.texts[locale] ?? {}, { locale }),
    ),
  ]
}

/** The longest run of blocks that are in the same order as before: the others are those that moved. */
function unmoved(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = []
  for (const [i, place] of places.entries()) {
    const before = best
      .slice(0, i)
      .filter((run) => (run.at(-1) ?? 0) < place)
      .toSorted((a, b) => b.length - a.length)[0]
    best.push([...(before ?? []), place])
  }
  return new Set(best.toSorted((a, b) => b.length - a.length)[0])
}

/** What two versions of a page differ in, in the order of the later one; removed blocks come last. */
export function compared(
  from: readonly VersionBlock[],
  to: readonly VersionBlock[],
): BlockDifference[] {
  const placeIn = (blocks: readonly VersionBlock[], { blockId }: VersionBlock) =>
    blocks.findIndex((each) => each.blockId === blockId)
  const common = to.filter((block) => placeIn(from, block) >= 0)
  const inOrder = unmoved(common.map((block) => placeIn(from, block)))
  const differences = to.flatMap((block, i): BlockDifference[] => {
    const { blockId, kind } = block
    const was = placeIn(from, block)
    const earlier = from[was]
    if (!earlier)
      return [{ blockId, kind, change: 'added', before: null, after: i + 1, fields: [] }]
    const fields = changedFields(earlier, block)
    const places = { before: was + 1, after: i + 1 }
    if (!inOrder.has(was)) return [{ blockId, kind, change: 'moved', ...places, fields }]
    return fields.length === 0 ? [] : [{ blockId, kind, change: 'changed', ...places, fields }]
  })
  const removed = from.flatMap((block, i): BlockDifference[] =>
    placeIn(to, block) >= 0
      ? []
      : [
          {
            blockId: block.blockId,
            kind: block.kind,
            change: 'removed',
            before: i + 1,
            after: null,
            fields: [],
          },
        ],
  )
  return [...differences, ...removed]
}
