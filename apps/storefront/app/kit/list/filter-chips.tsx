import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'

interface FilterChip {
  name: string
  text: string
  count: number
  href: string
  isOn: boolean
}

/** Filters of a list; each is a link. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  const format = useFormat()
  return (
    <ChipRow label={label}>
      {chips.map(({ name, text, count, href, isOn }) => (
        <LocalLink
          key={name}
          href={href}
          preventScrollReset
          aria-current={isOn ? 'page' : undefined}
          className={chipLook(isOn ? 'on' : 'plain')}
        >
          {text}
          <bdi className="font-normal tabular-nums">{format.number(count)}</bdi>
        </LocalLink>
      ))}
    </ChipRow>
  )
}
