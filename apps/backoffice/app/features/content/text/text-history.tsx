import type { TextChange } from '@ironsouq/contract/content/text/text.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'

/** Who changed the text and when, the latest first. */
export function TextHistory({ changes }: { changes: readonly TextChange[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('backofficeText.history')}>
      {changes.length === 0 && <p className="text-ink-muted">{t('backofficeText.historyEmpty')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {changes.map(({ changeId, locale, after, by, at }) => (
          <li key={changeId} className="grid gap-1 border-b border-line pb-3 last:border-0">
            <span className="text-micro text-ink-muted">
              <bdi lang={LOCALES[locale].bcp47}>{LOCALES[locale].name}</bdi>
              {' · '}
              {t('backofficeText.changedBy', {
                name: by ?? t('backofficeText.historyOperator'),
                time: format.dateTime(at),
              })}
            </span>
            {after === null ? (
              <span>{t('backofficeText.historyRestored')}</span>
            ) : (
              <span
                lang={LOCALES[locale].bcp47}
                dir={after.includes('{') ? 'ltr' : LOCALES[locale].dir}
                className="wrap-anywhere"
              >
                {after}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
