import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { StorePage } from '@ironsouq/contract/mall/store/store.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { api } from '@ironsouq/portal/api/api.ts'
import { type RecordForm, useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { writtenTexts } from './store-form.ts'

export type Block = StorePage['blocks'][number]

export interface PageValues {
  blocks: Block[]
}

export const NO_WORDS = { title: '', body: '' }

export const newBlock = (kind: Block['kind']): Block => ({
  blockId: crypto.randomUUID(),
  kind,
  texts: { en: NO_WORDS },
  uploadId: null,
  categoryId: null,
  picture: null,
})

/** The form over the blocks of the own page. */
export const usePageForm = (page: StorePage): RecordForm<PageValues> =>
  useRecordForm<PageValues>({
    record: 'store-page',
    version: page.version,
    saved: { blocks: page.blocks },
    save: ({ blocks }, version) =>
      api(storeMerchantEndpoints.savePage, {
        body: {
          version,
          blocks: blocks.map(({ blockId, kind, texts, uploadId, categoryId }) => ({
            blockId,
            kind,
            texts: writtenTexts(texts),
            uploadId,
            categoryId,
          })),
        },
      }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, StorePage)
      return current && { version: current.version, values: { blocks: current.blocks } }
    },
  })
