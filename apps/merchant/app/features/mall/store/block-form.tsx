import { BLOCK_BODY_MAX, BLOCK_TITLE_MAX } from '@ironsouq/contract/mall/store/store.limits'
import type { StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type Block, NO_WORDS } from './page-form.ts'
import { PictureField } from './picture-field.tsx'

interface BlockFormProps {
  block: Block
  /** The categories that the store sells. */
  rates: StoreRecord['rates']
  onChange: (block: Block) => void
  onRemove: () => void
}

const ALL = 'all'

/** One block of the page: its words, and a picture or a category by its kind. */
export function BlockForm({ block, rates, onChange, onRemove }: BlockFormProps) {
  const t = useT()
  const { kind, texts, picture, uploadId, categoryId } = block
  const name = t(`merchantStore.kind_${kind}`)
  return (
    <section
      aria-label={name}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-box border border-line bg-surface p-4"
    >
      <h2 className="font-bold">{name}</h2>
      {kind === 'products' && (
        <Select
          label={t('portalProduct.category')}
          options={[
            { id: ALL, text: t('merchantStore.allCategories') },
            ...rates.map((rate) => ({ id: rate.categoryId, text: rate.name })),
          ]}
          value={categoryId ?? ALL}
          onChange={(id) =>
            onChange({ ...block, categoryId: id === ALL || id === null ? null : String(id) })
          }
        />
      )}
      {kind === 'banner' && (
        <PictureField
          key={block.blockId}
          label={t('merchantStore.picture')}
          choose={t('merchantStore.pictureChoose')}
          purpose="content"
          picture={picture}
          isNew={uploadId !== null && picture === null}
          onUpload={(id) => onChange({ ...block, uploadId: id, picture: null })}
        >
          {uploadId !== null && (
            <Button
              tone="quiet"
              onPress={() => onChange({ ...block, uploadId: null, picture: null })}
            >
              {t('merchantStore.pictureRemove')}
            </Button>
          )}
        </PictureField>
      )}
      <LanguagesEditor
        statusOf={(locale) =>
          texts[locale]?.title || texts[locale]?.body ? 'translated' : 'missing'
        }
      >
        {(locale) => {
          const words = { ...NO_WORDS, ...texts[locale] }
          const set = (next: Partial<typeof NO_WORDS>) =>
            onChange({ ...block, texts: { ...texts, [locale]: { ...words, ...next } } })
          return (
            <>
              <TextField
                label={t('merchantStore.title')}
                maxLength={BLOCK_TITLE_MAX}
                value={words.title}
                onChange={(title) => set({ title })}
              />
              <TextArea
                label={t('merchantStore.body')}
                rows={3}
                maxLength={BLOCK_BODY_MAX}
                value={words.body}
                onChange={(body) => set({ body })}
              />
            </>
          )
        }}
      </LanguagesEditor>
      <div>
        <Button tone="danger" icon="trash" onPress={onRemove}>
          {t('merchantStore.remove')}
        </Button>
      </div>
    </section>
  )
}
