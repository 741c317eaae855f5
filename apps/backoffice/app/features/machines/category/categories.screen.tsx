import {
  categoryEndpoints,
  type CategoryRecord,
} from '@ironsouq/contract/machines/category/category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/categories.screen.ts'
import { CategoryLevels } from './parts/category-levels.tsx'
import { CategoryPanel } from './parts/category-panel.tsx'
import { categoryName, idOf } from './parts/category-tree.ts'

export const clientLoader = () => api(categoryEndpoints.staffList)

function Chosen({ record }: { record: CategoryRecord }) {
  const t = useT()
  const { code, hsCode } = record
  const customs = {
    label: t('backofficeCatalogue.customsCode'),
    value: <bdi dir="ltr">{hsCode}</bdi>,
  }
  return (
    <CategoryPanel
      name={categoryName(record)}
      record={record}
      edit={`/settings/categories/${code}`}
      facts={hsCode === null ? [] : [customs]}
    >
      <Link to={`/settings/spec-fields?category=${code}`} className={buttonLook()}>
        {t('backofficeCatalogue.fieldsOf')}
      </Link>
    </CategoryPanel>
  )
}

export default function CategoriesScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeCatalogue.categories')
  return (
    <SettingsPage title={title}>
      <CategoryLevels
        title={title}
        records={records}
        idOf={idOf}
        nameOf={categoryName}
        order={(body) => api(categoryEndpoints.order, { body })}
      >
        {(record) => <Chosen record={record} />}
      </CategoryLevels>
    </SettingsPage>
  )
}
