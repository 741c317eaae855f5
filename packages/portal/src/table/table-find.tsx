import { SearchField } from '@ironsouq/ui/primitives/field/search-field'
import { useState } from 'react'
import { useT } from '../language/use-t.ts'
import { useView, withFilter } from './use-view.ts'

/** Searches the list of the screen, for the bar: `find={<TableFind hint={…} />}`. Enter searches. */
export function TableFind({ name = 'q', hint }: { name?: string; hint: string }) {
  const t = useT()
  const { state, change } = useView()
  const current = state.filters[name]?.[0] ?? ''
  const [typed, setTyped] = useState({ from: current, text: current })
  const text = typed.from === current ? typed.text : current
  const search = (wanted: string) =>
    change({ filters: withFilter(state, { [name]: wanted.trim() === '' ? [] : [wanted.trim()] }) })
  return (
    <SearchField
      label={t('common.search')}
      isLabelHidden
      size="dense"
      placeholder={hint}
      value={text}
      onChange={(value) => setTyped({ from: current, text: value })}
      onSubmit={search}
      onClear={() => search('')}
    />
  )
}
