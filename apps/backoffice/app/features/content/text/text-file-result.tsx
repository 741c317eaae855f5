import type { TextFileCheck, TextLocale } from '@ironsouq/contract/content/text/text.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'

interface TextFileResultProps {
  check: TextFileCheck
  locale: TextLocale
  isRunning: boolean
  onApply: () => void
}

const COUNTS = ['changed', 'same', 'empty', 'faulty'] as const

function Counts({ counts }: Pick<TextFileCheck, 'counts'>) {
  const t = useT()
  const format = useFormat()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {COUNTS.map((name) => (
        <div key={name} className="grid">
          <dt className="text-micro text-ink-muted">{t(`backofficeTextFile.${name}`)}</dt>
          <dd className="text-title font-bold tabular-nums">{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

type Listable<Row> = Row & { key: string; id: string }

const keyColumn = <Row,>(t: Translate): TableColumn<Listable<Row>> => ({
  id: 'key',
  text: t('backofficeText.key'),
  isRowHeader: true,
  cell: ({ key }) => (
    <bdi dir="ltr" className="break-all">
      {key}
    </bdi>
  ),
})

const faultColumns = (t: Translate): TableColumn<Listable<{ msg: string }>>[] => [
  keyColumn(t),
  {
    id: 'reason',
    text: t('backofficeTextFile.reason'),
    cell: ({ msg }) => <span className="block min-w-60 py-2">{msg}</span>,
  },
]

/** A text in the direction of its language. */
function Words({ text, locale }: { text: string | null; locale: TextLocale }) {
  const { bcp47, dir } = LOCALES[locale]
  return (
    <span lang={bcp47} dir={dir} className="block max-w-100 min-w-40 py-2 whitespace-pre-line">
      {text ?? '–'}
    </span>
  )
}

type Change = TextFileCheck['changes'][number]

const changeColumns = (t: Translate, locale: TextLocale): TableColumn<Listable<Change>>[] => [
  keyColumn(t),
  {
    id: 'before',
    text: t('backofficeTextFile.before'),
    cell: ({ before }) => <Words text={before} locale={locale} />,
  },
  {
    id: 'after',
    text: t('backofficeTextFile.after'),
    cell: ({ after }) => <Words text={after} locale={locale} />,
  },
]

interface ListedProps<Row extends { key: string }> {
  heading: string
  rows: readonly Row[]
  /** How many there are; fewer may be listed. */
  all: number
  columns: readonly TableColumn<Listable<Row>>[]
}

function Listed<Row extends { key: string }>({ heading, rows, all, columns }: ListedProps<Row>) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-bold">{heading}</h3>
      {all > rows.length && (
        <p className="text-ink-muted">
          {t('backofficeTextFile.first', { shown: rows.length, all })}
        </p>
      )}
      <div className="overflow-x-auto">
        <Table
          label={heading}
          density="roomy"
          // The same key may be wrong twice.
          rows={rows.map((row, i) => ({ ...row, id: `${row.key} ${i}` }))}
          columns={columns}
        />
      </div>
    </section>
  )
}

/** What a file would change, what is left out and why, and the button that applies it. */
export function TextFileResult({ check, locale, isRunning, onApply }: TextFileResultProps) {
  const t = useT()
  const { counts, changes, faults } = check
  return (
    <section
      aria-label={LOCALES[locale].name}
      aria-live="polite"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-4"
    >
      <Counts counts={counts} />
      {counts.changed === 0 ? (
        <p>{t('error.textFileNoChange')}</p>
      ) : (
        <div>
          <Button tone="ink" isPending={isRunning} onPress={onApply}>
            {t('backofficeTextFile.apply', { count: counts.changed })}
          </Button>
        </div>
      )}
      <Listed
        heading={t('backofficeTextFile.faulty')}
        rows={faults}
        all={counts.faulty}
        columns={faultColumns(t)}
      />
      <Listed
        heading={t('backofficeTextFile.changed')}
        rows={changes}
        all={counts.changed}
        columns={changeColumns(t, locale)}
      />
    </section>
  )
}
