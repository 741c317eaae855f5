import { searchEndpoints, type WordSet } from '@ironsouq/contract/platform/search/search.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useNavigate } from 'react-router'
import { RemoveEntry } from '#features/platform/setting/parts/remove-entry.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/word-set.screen.ts'

const LIST = '/settings/search-words'
const KINDS = ['none', 'category', 'brand', 'productCategory'] as const
type Kind = (typeof KINDS)[number]

const KIND_WORD = {
  none: 'backofficeSetting.meansEachOther',
  category: 'backofficeSetting.meansCategory',
  brand: 'backofficeSetting.meansBrand',
  productCategory: 'backofficeSetting.meansProductCategory',
} as const

interface Values {
  kind: Kind
  means: string
  words: string
}

const valuesOf = (set: WordSet | null): Values => ({
  kind: set?.means?.kind ?? 'none',
  means: set?.means?.code ?? '',
  words: set?.words.join('\n') ?? '',
})

export const clientLoader = async ({ params: { wordSetId } }: Route.ClientLoaderArgs) =>
  wordSetId === 'new' ? null : foundIn(await api(searchEndpoints.words), 'wordSetId', wordSetId)

function WordSetForm({ record }: { record: WordSet | null }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm<Values>({
    record: `search-words/${record?.wordSetId ?? 'new'}`,
    version: record ? 1 : 0,
    saved: valuesOf(record),
    async save({ kind, means, words }) {
      const body = {
        ...(record && { wordSetId: record.wordSetId }),
        means: kind === 'none' ? null : { kind, code: means.trim() },
        words: words
          .split('\n')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      }
      const saved = await api(searchEndpoints.putWords, { body })
      if (!record) await navigate(`${LIST}/${saved.wordSetId}`, { replace: true })
    },
  })
  return (
    <SettingsPage
      title={t(record ? 'backofficeSetting.searchWords' : 'backofficeSetting.addWords')}
    >
      <div className="grid max-w-180 gap-3">
        <Select
          label={t('backofficeSetting.wordsMean')}
          options={KINDS.map((id) => ({ id, text: t(KIND_WORD[id]) }))}
          {...form.choice('kind', KINDS)}
        />
        {form.values.kind !== 'none' && (
          <TextField
            label={t('backofficeSetting.meansCode')}
            maxLength={60}
            {...form.field('means')}
          />
        )}
        <TextArea
          label={t('backofficeSetting.words')}
          description={t('backofficeSetting.wordsHint')}
          rows={12}
          {...form.field('words')}
        />
      </div>
      <FormBar form={form}>
        {record && (
          <RemoveEntry
            name={record.means?.name ?? record.words[0] ?? ''}
            to={LIST}
            remove={() =>
              api(searchEndpoints.removeWords, { body: { wordSetId: record.wordSetId } })
            }
          />
        )}
      </FormBar>
    </SettingsPage>
  )
}

export default function WordSetScreen({ loaderData: record }: Route.ComponentProps) {
  return <WordSetForm key={record?.wordSetId ?? 'new'} record={record} />
}
