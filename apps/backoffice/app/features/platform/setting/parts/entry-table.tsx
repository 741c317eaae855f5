import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'

interface Entry {
  id: string
  path: string
  name: string
  code: string
  position: number
  languages: number
}

function useColumns(): TableColumn<Entry>[] {
  const t = useT()
  return [
    {
      id: 'name',
      text: t('backofficeSetting.label'),
      isRowHeader: true,
      cell: ({ path, name }) => (
        <Link to={path} className="text-small font-semibold underline">
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'code',
      text: t('backofficeSetting.code'),
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    {
      id: 'position',
      text: t('backofficeSetting.position'),
      isFigure: true,
      cell: ({ position }) => position,
    },
    {
      id: 'languages',
      text: t('backofficeSetting.languages'),
      isFigure: true,
      cell: ({ languages }) => <bdi dir="ltr">{`${languages}/${LOCALE_CODES.length}`}</bdi>,
    },
  ]
}

/** A list of named entries in their order, each a link to its form. */
export function EntryTable({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const t = useT()
  return (
    <div className="overflow-x-auto">
      <Table
        label={label}
        columns={useColumns()}
        rows={entries}
        empty={<p className="p-4 text-small">{t('portal.noRowsTitle')}</p>}
      />
    </div>
  )
}
