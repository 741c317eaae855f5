import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { editDictionaryItem, removeDictionaryItem } from './dictionary.edit.service.ts'
import { dictionary, dictionaryRecords } from './dictionary.queries.ts'

export const dictionaryRoutes: Routes = (serve) => {
  serve(dictionaryEndpoints.list, async ({ ctx, query }) => ({
    data: await dictionary(ctx, query.dictType),
  }))
  serve(dictionaryEndpoints.staffList, ({ ctx, query }) => dictionaryRecords(ctx, query.dictType))
  serve(dictionaryEndpoints.save, ({ ctx, body }) => editDictionaryItem(ctx, body))
  serve(dictionaryEndpoints.remove, ({ ctx, body }) =>
    removeDictionaryItem(ctx, body.dictionaryItemId),
  )
}
