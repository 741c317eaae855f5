import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import type { Route } from './+types/audit-entry.screen.ts'
import { KIND_TEXTS, permissionName } from './audit-labels.ts'
import { actionText } from './parts/audit-actions.ts'
import { entityTextIfAny } from './parts/audit-entities.ts'
import { actorName, AuditSentence } from './parts/audit-sentence.tsx'

export const clientLoader = ({ params: { seq } }: Route.ClientLoaderArgs) =>
  api(auditEndpoints.entry, { query: { seq } })

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : value === null || value === undefined
      ? {}
      : { '': value }

/** A text as it is, anything else as JSON. */
const written = (value: unknown) =>
  value === undefined || value === null
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2)

function Changes({ before, after }: { before: unknown; after: unknown }) {
  const t = useT()
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-small">
        <thead>
          <tr className="border-b border-line-strong text-micro text-ink-muted">
            {(['field', 'before', 'after'] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start font-medium">
                {t(`backofficeAudit.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-4 text-start font-semibold">
                <bdi dir="ltr">{name}</bdi>
              </th>
              {[was[name], is[name]].map((value, i) => (
                <td key={i === 0 ? 'before' : 'after'} className="py-2 pe-4">
                  <pre dir="ltr" className="text-start font-sans wrap-anywhere whitespace-pre-wrap">
                    {written(value)}
                  </pre>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const code = (text: string) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {text}
  </bdi>
)

export default function AuditEntryScreen({ loaderData: entry }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { entity, entityId, entityName, permission, address, sessionId } = entry
  const fact = (name: 'id' | 'address' | 'session' | 'command', text: string | null) => ({
    label: t(`backofficeAudit.${name}`),
    value: code(text ?? '–'),
  })
  return (
    <ScreenPage title={t('backofficeAudit.entry', { seq: format.number(Number(entry.seq)) })}>
      <ScreenBody>
        <p className="max-w-240 text-lead">
          <AuditSentence entry={entry} />
        </p>
        <section className="grid max-w-240 gap-2">
          <h2 className="text-body font-bold">{t('backofficeAudit.changes')}</h2>
          <Changes before={entry.before} after={entry.after} />
        </section>
        <details className="max-w-240">
          <summary className="flex min-h-11 cursor-pointer items-center text-body font-bold">
            {t('backofficeAudit.details')}
          </summary>
          <FactsTable
            facts={[
              { label: t('backofficeAudit.time'), value: format.dateTime(entry.at) },
              { label: t('backofficeAudit.who'), value: <bdi>{actorName(t, entry.actor)}</bdi> },
              { label: t('backofficeAudit.action'), value: actionText(t, entry.action) },
              {
                label: t('backofficeAudit.thing'),
                value: entity === null ? '–' : entityTextIfAny(t, entity),
              },
              fact('id', entityId),
              ...(entityName === null
                ? []
                : [{ label: t('backofficeAudit.name'), value: <bdi>{entityName}</bdi> }]),
              { label: t('backofficeAudit.kind'), value: t(KIND_TEXTS[entry.kind]) },
              {
                label: t('backofficeAudit.permission'),
                value: permissionName(t, permission) ?? '–',
              },
              fact('address', address),
              fact('session', sessionId),
              fact('command', entry.action),
              { label: t('backofficeAudit.request'), value: code(entry.requestId) },
              { label: t('backofficeAudit.hash'), value: code(entry.hash) },
              { label: t('backofficeAudit.previousHash'), value: code(entry.previousHash || '–') },
            ]}
          />
        </details>
      </ScreenBody>
    </ScreenPage>
  )
}
