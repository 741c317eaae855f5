import type { Key } from '@ironsouq/i18n/messages'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { splitPath } from '#kit/navigation/locale-path.ts'
import { MenuFold } from '#kit/navigation/menu-fold.tsx'
import { useT } from '#kit/text/use-t.ts'
import { LIST_OF, useWorld, type World } from './world.ts'

/** Loaded when the user starts to type. */
const SuggestList = lazy(async () => ({
  default: (await import('../suggest-list.tsx')).SuggestList,
}))

const LONGEST = 100

const PLACEHOLDER: Record<World, Key> = {
  machines: 'shell.searchPlaceholder',
  parts: 'shell.searchPartsPlaceholder',
}

interface SearchFormProps {
  /** The accessible name: the header and the page may each have a search form. */
  label?: string
  className: string
  children: ReactNode
}

/** A GET form to the list of parts or of machines, on any page: it needs no script. */
function SearchForm({ label, className, children }: SearchFormProps) {
  const at = useLocalPath()
  const world = useWorld()
  return (
    <Form
      method="get"
      action={at(LIST_OF[world])}
      role="search"
      aria-label={label}
      className={className}
    >
      {children}
    </Form>
  )
}

const BOX = {
  bar: 'min-h-11 gap-2 border border-line-strong ps-3 pe-1 text-body focus-within:-outline-offset-1',
  big: 'min-h-14 gap-3 border-2 border-ink px-4 text-body focus-within:outline-offset-2 lg:min-h-16 lg:text-lead',
}

interface SearchFieldProps {
  look: keyof typeof BOX
  /** For a caller that moves the focus into it. */
  field?: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

/** On the list it shows the current query. With script it has suggestions. */
function SearchField({ look, field, children }: SearchFieldProps) {
  const t = useT()
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const [typed, setTyped] = useState('')
  const [life, setLife] = useState(0)
  const world = useWorld()
  const { pathname, search } = useLocation()
  const searched =
    splitPath(pathname).page === LIST_OF[world] ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <div className="relative flex min-w-0 flex-1">
      <label
        className={`flex min-w-0 flex-1 items-center rounded-box bg-raised focus-within:outline-3 focus-within:outline-focus ${BOX[look]}`}
      >
        <Icon name="search" size={look === 'big' ? 'large' : 'full'} />
        <input
          key={`${life} ${searched}`} // remounts: an uncontrolled field would keep its text
          ref={input}
          type="search"
          name="q"
          aria-label={t('common.search')}
          autoComplete="off"
          defaultValue={searched}
          placeholder={t(PLACEHOLDER[world])}
          maxLength={LONGEST}
          enterKeyHint="search"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="w-full min-w-0 flex-1 bg-transparent outline-0 placeholder-shown:text-ellipsis"
        />
        {children}
      </label>
      {typed !== '' && (
        <Suspense>
          <SuggestList
            text={typed}
            world={world}
            field={input}
            onClose={() => setTyped('')}
            onChoose={() => {
              setTyped('')
              setLife(life + 1)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** In the header of the desktop layout; the slash key focuses it. */
export function SearchBox() {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return
      if (!field.current?.checkVisibility()) return
      event.preventDefault()
      field.current.select()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <SearchForm
      label={t('common.search')}
      className="ms-auto flex max-w-110 min-w-0 flex-1 max-lg:hidden"
    >
      <SearchField look="bar" field={field}>
        <kbd
          aria-hidden="true"
          className="me-1 rounded-tight border border-current px-1.5 font-sans text-micro font-semibold"
        >
          {'/'}
        </kbd>
      </SearchField>
    </SearchForm>
  )
}

/** On a phone: a button that opens the search box under the header. */
export function SearchFold({ buttonLook: look }: { buttonLook: string }) {
  const t = useT()
  return (
    <MenuFold
      label={t('common.search')}
      button={<Icon name="search" />}
      buttonLook={look}
      className="lg:hidden"
      look="inset-x-0 border-x-0 px-(--gutter) py-3"
      onOpen={(fold) => {
        const input = fold.querySelector('input')
        input?.focus()
        input?.select()
      }}
    >
      <SearchForm label={t('common.search')} className="flex gap-2">
        <SearchField look="bar" />
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {t('common.search')}
        </button>
      </SearchForm>
    </MenuFold>
  )
}

/** The large search box of error and empty pages. */
export function BigSearch() {
  const t = useT()
  return (
    <SearchForm className="flex gap-2">
      <SearchField look="big" />
      <button
        type="submit"
        className={`${buttonLook({ tone: 'ink', size: 'tall' })} min-h-14 px-6 lg:min-h-16 lg:px-8`}
      >
        {t('common.search')}
      </button>
    </SearchForm>
  )
}
