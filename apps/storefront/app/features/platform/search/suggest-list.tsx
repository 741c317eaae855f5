import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Suggestion } from '@ironsouq/contract/machines/device/device.query'
import type { Key } from '@ironsouq/i18n/messages'
import { type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiWith } from '#kit/api/browser-api.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { debounce } from '#kit/text/debounce.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const LONGEST = 60

const KIND_WORD: Record<Suggestion['kind'], Key> = {
  model: 'shell.suggestModel',
  brand: 'shell.suggestBrand',
  category: 'shell.suggestCategory',
  machine: 'shell.suggestMachine',
}

const call = apiWith({ handlesRefusal: true, isAside: true })

/** Suggestions for a text; while a request is late or failed the previous ones stay. */
function useSuggestions(text: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const gone = new AbortController()
    const q = text.trim().slice(0, LONGEST)
    const ask = debounce(() => {
      if (q === '') return setFound([])
      call(deviceEndpoints.suggest, { query: { q }, signal: gone.signal }).then(
        ({ suggestions }) => setFound(suggestions),
        () => {},
      )
    })
    ask()
    return () => {
      ask.cancel()
      gone.abort()
    }
  }, [text])
  return found
}

/** The arrow keys cycle through the list and the field itself, which is -1. */
const step = (at: number, by: number, count: number) =>
  ((at + 1 + by + count + 1) % (count + 1)) - 1

interface SuggestListProps {
  text: string
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
  /** The user opens a suggestion, and the typed text is cleared. */
  onChoose: () => void
}

/** Suggestions under the search field, which keeps the focus. */
export function SuggestList({ text, field, onClose, onChoose }: SuggestListProps) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const local = useLocalPath()
  const id = useId()
  const found = useSuggestions(text)
  const [at, setAt] = useState(-1)
  const [foundBefore, setFoundBefore] = useState(found)
  if (foundBefore !== found) {
    setFoundBefore(found)
    setAt(-1)
  }

  const choose = ({ path }: Suggestion) => {
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
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('shell.suggestions')}
      // The field keeps the focus during a click.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-popup mt-1 grid grid-cols-1 rounded-box border border-line-strong bg-raised p-1 text-small text-ink shadow-raise"
    >
      {found.map((suggestion, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are the field's
        <div
          key={`${suggestion.kind} ${suggestion.path}`}
          id={`${id}${i}`}
          role="option"
          aria-selected={i === at}
          onClick={() => choose(suggestion)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tight px-3 hover:bg-sunk aria-selected:bg-sunk lg:min-h-9"
        >
          <bdi className="min-w-0 flex-1 truncate font-medium">{suggestion.text}</bdi>
          <span className="shrink-0 text-micro text-ink-muted">
            {t(KIND_WORD[suggestion.kind])}
          </span>
          {suggestion.count !== null && (
            <span className="min-w-8 shrink-0 text-end text-micro text-ink-muted tabular-nums">
              {format.number(suggestion.count)}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
