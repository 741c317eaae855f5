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
      className="facet"
    >
      <summary>
        {title}
        <Icon name="down" size="small" />
      </summary>
      <div role="group" aria-label={title}>
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

/** An option without results is disabled, unless it is chosen. */
export function FacetOptions({ name, options, chosen }: FacetOptionsProps) {
  return (
    <ul className="facet-options">
      {options.map(({ value, text, count, figure = String(count), mark }) => {
        const isChosen = chosen.includes(value)
        return (
          <li key={value}>
            <label>
              <span>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={isChosen}
                  disabled={count === 0 && !isChosen}
                />
                <Icon name="check" size="mini" />
              </span>
              {mark}
              <span>{text}</span>
              <span>{figure}</span>
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

/** The options that are visible at once, and those behind "more". */
export function splitOptions<T extends Pick<FacetOption, 'value' | 'count'>>(
  options: readonly T[],
  chosen: readonly string[],
): { first: readonly T[]; rest: readonly T[] } {
  if (options.length <= LONG) return { first: options, rest: [] }
  const found = options.filter(({ count }) => count > 0)
  const inOrder = [...found, ...options.filter(({ count }) => count === 0)]
  const first = inOrder.filter(({ value }, i) => i < FIRST || chosen.includes(value))
  return { first, rest: inOrder.filter((option) => !first.includes(option)) }
}

interface LongFacetOptionsProps extends FacetOptionsProps {
  /** The text that shows the other options. */
  more: (count: number) => string
  /** How many of the other options are not in `options` yet, and what stands in their place. */
  left?: { count: number; content: ReactNode } | undefined
  isOpen?: boolean
  /** The user asked for the other options. */
  onFold?: (isOpen: boolean) => void
}

/** The first options with results, the rest on demand; chosen ones are always visible. */
export function LongFacetOptions(props: LongFacetOptionsProps) {
  const { name, options, chosen, more, left, isOpen = false, onFold } = props
  const { first, rest } = left ? { first: options, rest: [] } : splitOptions(options, chosen)
  if (!left && rest.length === 0)
    return <FacetOptions name={name} options={options} chosen={chosen} />
  return (
    <>
      <FacetOptions name={name} options={first} chosen={chosen} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}
        className="facet-rest"
      >
        <summary>{more(left?.count ?? rest.length)}</summary>
        {left ? left.content : <FacetOptions name={name} options={rest} chosen={chosen} />}
      </details>
    </>
  )
}
