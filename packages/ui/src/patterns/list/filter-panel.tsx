import type { ReactNode } from 'react'
import { Icon } from '../../primitives/display/icon.tsx'

/** A column of facets; the same in a side panel and in a sheet. */
export function FilterPanel({ children }: { children: ReactNode }) {
  return <div className="grid content-start">{children}</div>
}

interface FacetProps {
  title: string
  isOpen?: boolean
  /** The user collapsed or expanded it. */
  onFold?: (isOpen: boolean) => void
  children: ReactNode
}

/** One facet. It collapses without script. */
export function Facet({ title, isOpen = true, onFold, children }: FacetProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}
      className="group border-t border-line py-3 first:border-t-2 first:border-ink"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-bold lg:min-h-7">
        {title}
        <span className="group-open:-scale-y-100">
          <Icon name="down" size="small" />
        </span>
      </summary>
      <div role="group" aria-label={title} className="pt-1">
        {children}
      </div>
    </details>
  )
}

export interface FacetOption {
  value: string
  text: string
  count: number
  /** The formatted count; default: the plain number. */
  figure?: string
  /** Shown before the label: a grade mark. */
  mark?: ReactNode
}

interface FacetOptionsProps {
  /** The name of the form field. */
  name: string
  options: readonly FacetOption[]
  chosen: readonly string[]
}

const BOX =
  'size-4.5 appearance-none rounded-tight border-[1.5px] border-line-strong bg-raised checked:border-ink checked:bg-ink disabled:bg-transparent'

/** An option without results is disabled, unless it is chosen. */
export function FacetOptions({ name, options, chosen }: FacetOptionsProps) {
  return (
    <ul>
      {options.map(({ value, text, count, figure = String(count), mark }) => {
        const isChosen = chosen.includes(value)
        return (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2 has-disabled:cursor-default has-disabled:text-ink-muted lg:min-h-7.5">
              <span className="grid shrink-0 place-items-center *:[grid-area:1/1]">
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={isChosen}
                  disabled={count === 0 && !isChosen}
                  className={`peer ${BOX}`}
                />
                <span className="pointer-events-none invisible text-paper peer-checked:visible">
                  <Icon name="check" size="mini" />
                </span>
              </span>
              {mark}
              <span className="min-w-0">{text}</span>
              <span className="ms-auto text-micro text-ink-muted tabular-nums">{figure}</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

/** The number of options shown before "more". */
const FIRST = 7
const LONG = 9

interface LongFacetOptionsProps extends FacetOptionsProps {
  /** The text that shows the other options. */
  more: (count: number) => string
  isOpen?: boolean
  /** The user asked for the other options. */
  onFold?: (isOpen: boolean) => void
}

/** The first options with results, the rest on demand; chosen ones are always visible. */
export function LongFacetOptions(props: LongFacetOptionsProps) {
  const { name, options, chosen, more, isOpen = false, onFold } = props
  if (options.length <= LONG) return <FacetOptions name={name} options={options} chosen={chosen} />
  const found = options.filter(({ count }) => count > 0)
  const inOrder = [...found, ...options.filter(({ count }) => count === 0)]
  const first = inOrder.filter(({ value }, i) => i < FIRST || chosen.includes(value))
  const rest = inOrder.filter((option) => !first.includes(option))
  return (
    <>
      <FacetOptions name={name} options={first} chosen={chosen} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}
        className="group/rest"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center ps-0.5 font-semibold group-open/rest:hidden lg:min-h-8">
          {more(rest.length)}
        </summary>
        <FacetOptions name={name} options={rest} chosen={chosen} />
      </details>
    </>
  )
}
