import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LanguageCount } from '@ironsouq/portal/table/language-count'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

interface CategoryPanelProps {
  name: string
  record: { code: string; isShown: boolean; texts: object }
  /** The screen that edits it. */
  edit: string
  /** What only this kind of categories has. */
  facts: ComponentProps<typeof FactsTable>['facts']
  /** Further links. */
  children: ReactNode
}

/** The facts of a chosen category, and where it is edited. */
export function CategoryPanel({ name, record, edit, facts, children }: CategoryPanelProps) {
  const t = useT()
  const { code, isShown, texts } = record
  return (
    <Panel heading={name}>
      <FactsTable
        facts={[
          { label: t('backofficeCatalogue.code'), value: <bdi dir="ltr">{code}</bdi> },
          ...facts,
          { label: t('backofficeCatalogue.languages'), value: <LanguageCount of={texts} /> },
          {
            label: t('backofficeCatalogue.shown'),
            value: (
              <Badge tone={isShown ? 'proven' : 'plain'}>
                {t(isShown ? 'backofficeCatalogue.shown' : 'backofficeCatalogue.hidden')}
              </Badge>
            ),
          },
        ]}
      />
      <p className="flex flex-wrap gap-2 pt-4">
        <Link to={edit} className={buttonLook({ tone: 'ink' })}>
          {t('backofficeCatalogue.edit')}
        </Link>
        {children}
      </p>
    </Panel>
  )
}
