import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Suggestion } from '@ironsouq/contract/machines/device/device.query'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { ProductSuggestion } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { Key } from '@ironsouq/i18n/messages'
import { type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiWith } from '#kit/api/browser-api.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { debounce } from '#kit/text/debounce.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { type World, WORLD_WORD } from './parts/world.ts'

const LONGEST = 60

/** Of the world that is not looked for first. */
const FEW = 3

const KIND_WORD: Record<Suggestion['kind'], Key> = {
  model: 'shell.suggestModel',
  brand: 'shell.suggestBrand',
  category: 'shell.suggestCategory',
  machine: 'shell.suggestMachine',
}
const PART_KIND_WORD: Record<ProductSuggestion['kind'], Key> = {
  product: 'shell.suggestPart',
  partNo: 'shell.suggestPartNumber',
  category: 'shell.suggestCategory',
  machine: 'shell.suggestFits',
}

interface Shown {
  world: World
  path: string
  text: string
  kind: Key
  count: number | null
}

const call = apiWith({ handlesRefusal: true, isAside: true })

interface Asked {
  query: { q: string }
  signal: AbortSignal
}

const ASK: Record<World, (asked: Asked) => Promise<Shown[]>> = {
  machines: async (asked) =>
    (await call(deviceEndpoints.suggest, asked)).suggestions.map((each) => ({
      ...each,
      world: 'machines',
      kind: KIND_WORD[each.kind],
    })),
  parts: async (asked) =>
    (await call(productSearchEndpoints.suggest, asked)).suggestions.map((each) => ({
      ...each,
      world: 'parts',
      kind: PART_KIND_WORD[each.kind],
      count: null,
    })),
}

/** Suggestions for a text; while a request is late or failed the previous ones stay. */
function useSuggestions(text: string, world: World): readonly Shown[] {
  const [found, setFound] = useState<readonly Shown[]>([])
  useEffect(() => {
    const gone = new AbortController()
    const q = text.trim().slice(0, LONGEST)
    const ask = debounce(() => {
      if (q === '') return setFound([])
      const asked = { query: { q }, signal: gone.signal }
      const other = world === 'machines' ? 'parts' : 'machines'
      Promise.all([ASK[world](asked), ASK[other](asked).catch((): Shown[] => [])]).then(
        ([first, second]) => setFound([...first, ...second.slice(0, FEW)]),
        () => {},
      )
    })
    ask()
    return () => {
      ask.cancel()
      gone.abort()
    }
  }, [text, world])
  return found
}

/** The arrow keys cycle through the list and the field itself, which is -1. */
const step = (at: number, by: number, count: number) =>
  ((at + 1 + by + count + 1) % (count + 1)) - 1

interface SuggestListProps {
  text: string
  /** What is suggested first. */
  world: World
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
  /** The user opens a suggestion, and the typed text is cleared. */
  onChoose: () => void
}

/** Suggestions under the search field, which keeps the focus. */
export function SuggestList({ text, world, field, onClose, onChoose }: SuggestListProps) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const local = useLocalPath()
  const id = useId()
  const found = useSuggestions(text, world)
  const [at, setAt] = useState(-1)
  const [foundBefore, setFoundBefore] = useState(found)
  if (foundBefore !== found) {
    setFoundBefore(found)
    setAt(-1)
  }

  const choose = ({ path }: Shown) => {
    onChoose()
    void navigate(local(path))
  }

  useEffect(() => {
    const input = field.current
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(found.length > 0),
      'aria-controls': id,
      ...(at >= 0 && { 'aria-activedescendant': `${id}${at}` }),
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    }
  }, [field, found, at, id])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const gone = new AbortController()
    const { signal } = gone
    const handleKey = (event: KeyboardEvent) => {
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const chosen = found[at]
      if (event.isComposing || found.length === 0) return
      if (way !== undefined) setAt(step(at, way, found.length))
      else if (event.key === 'Escape') onClose()
      else if (event.key === 'Enter' && chosen) choose(chosen)
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', handleKey, { signal })
    input.addEventListener('blur', onClose, { signal })
    return () => gone.abort()
  })

  if (found.length === 0) return null
  const worlds = [...new Set(found.map((shown) => shown.world))]
  const option = (shown: Shown, i: number) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are the field's
    <div
      key={`${shown.kind} ${shown.path}`}
      id={`${id}${i}`}
      role="option"
      aria-selected={i === at}
      onClick={() => choose(shown)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tight px-3 hover:bg-sunk aria-selected:bg-sunk lg:min-h-9"
    >
      <bdi className="min-w-0 flex-1 truncate font-medium">{shown.text}</bdi>
      <span className="shrink-0 text-micro text-ink-muted">{t(shown.kind)}</span>
      {shown.count !== null && (
        <span className="min-w-8 shrink-0 text-end text-micro text-ink-muted tabular-nums">
          {format.number(shown.count)}
        </span>
      )}
    </div>
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('shell.suggestions')}
      // The field keeps the focus during a click.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-popup mt-1 grid grid-cols-1 rounded-box border border-line-strong bg-raised p-1 text-small text-ink shadow-raise"
    >
      {worlds.map((each) => (
        <div key={each} role="group" aria-labelledby={`${id}${each}`}>
          <p id={`${id}${each}`} className="px-3 pt-2 pb-1 text-micro font-semibold text-ink-muted">
            {t(WORLD_WORD[each])}
          </p>
          {found.map((shown, i) => shown.world === each && option(shown, i))}
        </div>
      ))}
    </div>
  )
}
