import type { PageShown } from '@ironsouq/contract/content/page/page.schema'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const TERMS = '/terms-page'

const versionPath = (page: PageShown['page'], { day, isInForce }: PageShown['versions'][number]) =>
  `${TERMS}${isInForce ? '' : `?${page}=${day}`}#${page}`

/** Since when the text is in force, a version to come, and the other versions. */
export function VersionNote({ shown }: { shown: PageShown }) {
  const t = useT()
  const format = useFormat()
  const { page, day, isInForce, versions } = shown
  const inForce = versions.find((version) => version.isInForce)
  const isPast = inForce !== undefined && day < inForce.day
  const date = format.date(day)
  const upcoming = versions.filter((version) => inForce && version.day > inForce.day).at(-1)
  const status = isInForce ? 'legal.inForce' : isPast ? 'legal.past' : 'legal.fromDay'
  return (
    <div className="grid gap-2 pb-2">
      <p className="text-ink-muted">{t(status, { date })}</p>
      {isInForce && upcoming && (
        <p>
          <LocalLink href={versionPath(page, upcoming)} className={LINK_LOOK}>
            {t('legal.upcoming', { date: format.date(upcoming.day) })}
          </LocalLink>
        </p>
      )}
      {versions.length > 1 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold lg:min-h-9">
            {t('legal.versions')}
          </summary>
          <ul className="grid gap-1 ps-4">
            {versions.map((version) => (
              <li key={version.day}>
                <LocalLink
                  href={versionPath(page, version)}
                  aria-current={version.day === day ? 'true' : undefined}
                  className={`${LINK_LOOK} inline-flex min-h-11 items-center lg:min-h-8`}
                >
                  {version.isInForce
                    ? t('legal.current', { date: format.date(version.day) })
                    : format.date(version.day)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
