import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { OrderList } from '@ironsouq/portal/form/order-list'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { pathIn, type TreeNode } from './category-tree.ts'
import { useOrderLabels } from './use-order-labels.ts'
import { useShownBelow } from './use-shown-below.ts'

interface Category extends TreeNode {
  isShown: boolean
}

interface TreeProps<Line extends Category> {
  records: readonly Line[]
  idOf: (record: Line) => string
  nameOf: (record: Line) => string
  /** Saves the order of one level. */
  order: (ids: { before: string[]; after: string[] }) => Promise<unknown>
}

interface LevelProps<Line extends Category> extends TreeProps<Line> {
  heading: string
  chosen: Line | undefined
  onChoose: (id: string) => void
}

function Level<Line extends Category>(props: LevelProps<Line>) {
  const { heading, records, idOf, nameOf, order, chosen, onChoose } = props
  const t = useT()
  const words = useOrderLabels(records.length)
  const { run } = useCommand()
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h2 className="font-bold">{heading}</h2>
      <OrderList
        label={heading}
        items={records.map((record) => ({
          id: idOf(record),
          name: nameOf(record),
          isMuted: !record.isShown,
          ...(!record.isShown && { note: t('backofficeCatalogue.hidden') }),
        }))}
        chosen={chosen && idOf(chosen)}
        onChoose={onChoose}
        onOrder={(after) => void run(() => order({ before: records.map(idOf), after }))}
        words={words}
      />
    </section>
  )
}

interface CategoryLevelsProps<Line extends Category> extends TreeProps<Line> {
  /** The heading of the first level. */
  title: string
  /** What is shown of the chosen category. */
  children: (chosen: Line) => ReactNode
}

/** A tree of categories, a level beside the other, and the one that the address names. */
export function CategoryLevels<Line extends Category>(props: CategoryLevelsProps<Line>) {
  const { title, children, ...tree } = props
  const { records, idOf, nameOf } = tree
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const path = pathIn(records, search.get('category'), idOf)
  const chosen = path.at(-1)
  const shown = useShownBelow(chosen && idOf(chosen))
  return (
    <>
      <p className="text-ink-muted">{t('backofficeCatalogue.moveHelp')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
        {[undefined, ...path].map((above, depth) => {
          const parent = above ? idOf(above) : null
          const level = records.filter(({ parentId }) => parentId === parent)
          if (above && level.length === 0) return null
          return (
            <Level
              key={parent}
              {...tree}
              heading={above ? t('backofficeCatalogue.levelUnder', { name: nameOf(above) }) : title}
              records={level}
              chosen={path[depth]}
              onChoose={(category) =>
                setSearch({ category }, { replace: true, preventScrollReset: true })
              }
            />
          )
        })}
        <div ref={shown}>
          {chosen ? (
            children(chosen)
          ) : (
            <p className="text-ink-muted">{t('backofficeCatalogue.noChoice')}</p>
          )}
        </div>
      </div>
    </>
  )
}
