import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EntryTable } from '#features/platform/setting/parts/entry-table.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/dictionary.screen.ts'

export const clientLoader = () =>
  api(dictionaryEndpoints.staffList, { query: { dictType: 'article' } })

export default function DictionaryScreen({ loaderData: items }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeSetting.dictionary')
  return (
    <SettingsPage
      title={title}
      add={{ to: '/settings/dictionary/new', text: t('backofficeSetting.addItem') }}
    >
      <EntryTable
        label={title}
        entries={items.map(({ dictionaryItemId, texts, ...item }) => ({
          ...item,
          id: dictionaryItemId,
          path: `/settings/dictionary/${dictionaryItemId}`,
          name: (texts[currentLocale()] ?? texts.en).label,
          languages: Object.keys(texts).length,
        }))}
      />
    </SettingsPage>
  )
}
