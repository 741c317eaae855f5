import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import type { TextCounts, TextRow } from '@ironsouq/contract/content/text/text.schema'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { useView, withFilter } from '@ironsouq/portal/table/use-view.ts'
import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/texts.screen.ts'
import { STATE_LOOK, worstOf } from './text-state.ts'

const { list } = textEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

/** The ten languages as squares, in the order of the packs. */
function Languages({ states }: Pick<TextRow, 'states'>) {
  const t = useT()
  const done = states.filter((state) => state !== 'missing' && state !== 'faulty').length
  return (
    <span
      role="img"
      aria-label={t('backofficeText.tens', { done, all: states.length })}
      className="inline-flex gap-0.5"
    >
      {states.map((state, i) => (
        <span
          key={LOCALE_CODES[i]}
          className={`size-2.5 rounded-[2px] ${STATE_LOOK[state].square}`}
        />
      ))}
    </span>
  )
}

function useColumns(): ListColumn<TextRow>[] {
  const t = useT()
  return [
    {
      id: 'key',
      text: t('backofficeText.key'),
      isFixed: true,
      isRowHeader: true,
      sort: 'key',
      cell: ({ key }) => (
        <Link to={`/texts/${key}`} className="text-small font-semibold break-all">
          <bdi dir="ltr">{key}</bdi>
        </Link>
      ),
    },
    {
      id: 'english',
      text: t('backofficeText.english'),
      cell: ({ english }) => (
        <span lang="en" dir="ltr" className="block max-w-130 truncate">
          {english}
        </span>
      ),
    },
    {
      id: 'languages',
      text: t('backofficeText.languages'),
      cell: ({ states }) => <Languages states={states} />,
    },
    {
      id: 'state',
      text: t('backofficeText.state'),
      cell: ({ states }) => {
        const { tone, word } = STATE_LOOK[worstOf(states)]
        return <Badge tone={tone}>{t(word)}</Badge>
      },
    },
  ]
}

const WATCHED = ['overridden', 'outdated', 'missing', 'faulty'] as const

/** What needs attention, with its number: one press shows it. */
function States({ counts }: { counts: TextCounts }) {
  const t = useT()
  const format = useFormat()
  const { state, change } = useView()
  const chosen = state.filters['state']?.[0]
  const chip = (id: (typeof WATCHED)[number] | undefined, text: string, count: number) => (
    <button
      key={text}
      type="button"
      aria-pressed={chosen === id}
      onClick={() => change({ filters: withFilter(state, { state: id ? [id] : [] }) })}
      className={chipLook(chosen === id ? 'on' : 'line')}
    >
      {text}
      <span className="tabular-nums">{format.number(count)}</span>
    </button>
  )
  return (
    <ChipRow label={t('backofficeText.state')}>
      {chip(undefined, t('backofficeText.all'), counts.all)}
      {WATCHED.map((id) => chip(id, t(STATE_LOOK[id].word), counts[id]))}
    </ChipRow>
  )
}

function useFilters(groups: readonly string[]): Filter[] {
  const t = useT()
  return [
    {
      kind: 'choice',
      name: 'locale',
      text: t('backofficeText.language'),
      options: LOCALE_CODES.map((id) => ({ id, text: LOCALES[id].name })),
      isSingle: true,
    },
    {
      kind: 'choice',
      name: 'group',
      text: t('backofficeText.group'),
      options: groups.map((id) => ({ id, text: id })),
      isSingle: true,
    },
  ]
}

export default function TextsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeText.title')}
      find={<TableFind hint={t('backofficeText.find')} />}
      actions={
        <>
          <ScreenAction to="/texts/file" icon="download" text={t('backofficeTextFile.title')} />
          <ScreenAction to="/languages" icon="globe" text={t('backofficeText.languagesTitle')} />
        </>
      }
    >
      <DataTable
        label={t('backofficeText.title')}
        columns={useColumns()}
        idOf={({ key }) => key}
        page={page}
        usualSort="key"
        views="text"
        filters={useFilters(page.groups)}
        onOpen={(key) => void navigate(`/texts/${key}`)}
        empty={
          <EmptyState title={t('backofficeText.noneTitle')} body={t('backofficeText.noneBody')} />
        }
      >
        <States counts={page.counts} />
      </DataTable>
    </ScreenPage>
  )
}
