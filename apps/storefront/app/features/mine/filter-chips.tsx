import { ChipRow, chipLook } from '@ironsouq/ui/patterns/chip-row'
import { LocalLink } from '#shell/local-link.tsx'
import { useFormat } from '#shell/use-format.ts'

interface FilterChip {
  name: string
  text: string
  count: number
  href: string
  isOn: boolean
}

/** Which of them are shown; each is an address of its own. */
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
