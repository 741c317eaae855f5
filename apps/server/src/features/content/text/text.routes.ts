import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { checkTexts, exportTexts, importTexts } from './text.file.service.ts'
import { textHistory, textRecord, textRows } from './text.projection.ts'
import { overridesSince } from './text.queries.ts'
import { saveText } from './text.service.ts'

export const textRoutes: Routes = (serve) => {
  serve(textEndpoints.list, ({ ctx, actor, query }) => textRows(ctx, actor.permissions, query))
  serve(textEndpoints.record, ({ ctx, actor, query }) =>
    textRecord(ctx, actor.permissions, query.key),
  )
  serve(textEndpoints.history, ({ ctx, actor, query }) =>
    textHistory(ctx, actor.permissions, query),
  )
  serve(textEndpoints.save, ({ ctx, actor, body }) => saveText(ctx, actor, body))
  serve(textEndpoints.file, ({ ctx, actor, query }) => exportTexts(ctx, actor.permissions, query))
  serve(textEndpoints.checkFile, ({ ctx, actor, body }) => checkTexts(ctx, actor.permissions, body))
  serve(textEndpoints.importFile, ({ ctx, actor, body }) => importTexts(ctx, actor, body))
  serve(textEndpoints.overrides, ({ ctx, query }) => overridesSince(ctx, query.since))
}
