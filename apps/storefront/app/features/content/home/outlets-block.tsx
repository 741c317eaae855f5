import { branchesPath } from '#features/content/branch/parts/branches-path.ts'
import { EmirateName } from '#features/machines/device/parts/emirate-name.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

/** 971 6 555 0102: the country's code, then groups of digits. */
const grouped = (phone: string) => phone.replace(/^(\+\d{3})(\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')

/** Branches with their opening hours. */
export function OutletsBlock({ block }: BlockProps<'outlets'>) {
  const t = useT()
  if (block.items.length === 0) return null
  return (
    <HomeSection
      id="outlets"
      heading={block.title ?? t('home.branches')}
      link={
        <LocalLink href={branchesPath()} className={LONE_LINK}>
          {t('home.allBranches')}
        </LocalLink>
      }
    >
      <ul className="border-t border-line">
        {block.items.map(({ code, name, emirate, address, hours, phone }) => (
          <li
            key={code}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)_auto]"
          >
            <div>
              <h3 className="text-body font-bold tracking-tight">
                <LocalLink href={branchesPath({ branch: code })} className={LONE_LINK}>
                  {name}
                </LocalLink>
              </h3>
              <p className="text-ink-muted">
                <EmirateName emirate={emirate} />
              </p>
            </div>
            <address className="text-ink-2 not-italic lg:pt-0.5">{address}</address>
            <p className="text-ink-2 lg:pt-0.5">
              <span className="sr-only">{t('home.openingHours')}</span> {hours}
            </p>
            <p className="text-body font-semibold tabular-nums max-lg:pt-1">
              <a href={`tel:${phone}`} className={LONE_LINK}>
                <bdi dir="ltr">{grouped(phone)}</bdi>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
