import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type { BlockDifference } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/compare.screen.ts'
import { fieldName, localeName } from './page-labels.ts'

const { staff } = homePageEndpoints

export async function clientLoader({ params: { from, to } }: Route.ClientLoaderArgs) {
  const [differences, one, other] = await Promise.all([
    api(staff.compare, { query: { from, to } }),
    api(staff.detail, { query: { versionId: from } }),
    api(staff.detail, { query: { versionId: to } }),
  ])
  return { differences, from: one.number, to: other.number }
}

const TONE = { added: 'proven', removed: 'refused', moved: 'info', changed: 'wait' } as const

function Difference({ difference }: { difference: BlockDifference }) {
  const t = useT()
  const { kind, change, before, after, fields } = difference
  const valueOf = (field: string, value: string | null) => {
    if (value === null) return t('portal.conflictEmpty')
    if (field !== 'isShown') return value
    return t(value === 'true' ? 'backofficeHomePage.isShown' : 'backofficeHomePage.hidden')
  }
  return (
    <section className="grid gap-3 rounded-box border border-line bg-surface p-4">
      <h2 className="flex flex-wrap items-center gap-2 font-bold">
        {t(`backofficeHomePage.kind_${kind}`)}
        <Badge tone={TONE[change]}>
          {t(`backofficeHomePage.change_${change}`, { before: before ?? 0, after: after ?? 0 })}
        </Badge>
      </h2>
      {fields.length > 0 && (
        <table className="w-full table-fixed border-collapse text-start">
          <thead>
            <tr className="text-micro text-ink-muted *:pb-1 *:text-start *:font-medium">
              <th scope="col">{t('backofficeHomePage.field')}</th>
              <th scope="col">{t('backofficeHomePage.before')}</th>
              <th scope="col">{t('backofficeHomePage.after')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {fields.map(({ field, locale, ...sides }) => (
              <tr key={`${field} ${locale}`} className="*:py-2 *:pe-3 *:align-top *:break-words">
                <th scope="row" className="text-start font-medium">
                  {fieldName(t, field)}
                  {locale !== null && (
                    <span className="block text-micro text-ink-muted">{localeName(locale)}</span>
                  )}
                </th>
                <td dir="auto">{valueOf(field, sides.before)}</td>
                <td dir="auto">{valueOf(field, sides.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What two versions of the home page differ in, by block, field and language. */
export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { differences, from, to } = loaderData
  return (
    <ScreenPage
      title={t('backofficeHomePage.compareTitle', { from, to })}
      actions={
        <ScreenAction
          icon="clock"
          text={t('backofficeHomePage.versions')}
          to="/home-page/versions"
        />
      }
    >
      <ScreenBody>
        {differences.length === 0 && <p>{t('backofficeHomePage.same')}</p>}
        {differences.map((difference) => (
          <Difference key={difference.blockId} difference={difference} />
        ))}
      </ScreenBody>
    </ScreenPage>
  )
}
