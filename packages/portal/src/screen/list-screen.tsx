import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DataTable, type DataTableProps } from '../table/data-table.tsx'
import { TableFind } from '../table/table-find.tsx'
import { ScreenPage, type ScreenPageProps } from './screen-page.tsx'

interface ListScreenProps<Row>
  extends Omit<DataTableProps<Row>, 'label' | 'onOpen'>, Pick<ScreenPageProps, 'title' | 'add'> {
  /** The hint of the search in the list. */
  find?: string
  /** The parameter of the list's query that searches; without it `q`. */
  findBy?: string
  /** Further buttons of the bar. */
  bar?: ReactNode
  /** Where a row opens. */
  pathOf?: (id: string) => string
}

/** A screen that is one list; `children` stand above its filters, such as tabs of states. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, find, findBy = 'q', bar, add, pathOf, ...table } = props
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={title}
      actions={bar}
      {...(find !== undefined && { find: <TableFind name={findBy} hint={find} /> })}
      {...(add && { add })}
    >
      <DataTable
        label={title}
        {...table}
        {...(pathOf && { onOpen: (id: string) => void navigate(pathOf(id)) })}
      />
    </ScreenPage>
  )
}
