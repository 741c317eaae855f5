import { textEndpoints } from '@ironsouq/contract/text/text.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { checkTexts, exportTexts, importTexts } from './text.file.service.ts'
import { textHistory, textRecord, textRows } from './text.projection.ts'
import { overridesSince } from './text.queries.ts'
import { saveText } from './text.service.ts'

export const textRoutes: Routes = (serve) => {
  serve(textEndpoints.list, ({ ctx, query }) => textRows(ctx, query))
  serve(textEndpoints.record, ({ ctx, query }) => textRecord(ctx, query.key))
  serve(textEndpoints.history, ({ ctx, query }) => textHistory(ctx, query))
  serve(textEndpoints.save, ({ ctx, actor, body }) => saveText(ctx, actor.id, body))
  serve(textEndpoints.file, ({ ctx, query }) => exportTexts(ctx, query))
  serve(textEndpoints.checkFile, ({ ctx, body }) => checkTexts(ctx, body))
  serve(textEndpoints.importFile, ({ ctx, actor, body }) => importTexts(ctx, actor.id, body))
  serve(textEndpoints.overrides, ({ ctx, query }) => overridesSince(ctx, query.since))
}
