import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import { yardsNamed } from '#features/machines/yard/yard.queries.ts'
import { sellersNamed } from '#features/people/seller/seller.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { faultFile, templateFile } from './import.file.service.ts'
import { faultyRowsListed, importsListed } from './import.list.queries.ts'
import { faultyPhotosListed } from './import.photo.projection.ts'
import { presentImport, presentImportDetail } from './import.present.ts'
import { importOrNotFound } from './import.queries.ts'
import {
  acceptSuggestions,
  askImport,
  checkFileSent,
  checkImport,
  resumeImport,
  runImport,
  sendImport,
  stopImport,
} from './import.service.ts'

/** Files of products are those of stores: staff do not reach them here. */
const KIND = 'device'

export const importRoutes: Routes = (serve) => {
  serve(importEndpoints.ask, ({ ctx, actor, body }) => askImport(ctx, actor.id, body))

  serve(
    importEndpoints.send,
    async ({ ctx, actor, body }) =>
      presentImport(ctx, await sendImport(ctx, body.importId, { by: 'staff', actorId: actor.id })),
    { prepare: ({ ctx, body }) => checkFileSent(ctx, body.importId, KIND) },
  )

  serve(importEndpoints.check, async ({ ctx, actor, body: { importId, ...given } }) =>
    presentImport(ctx, await checkImport(ctx, importId, given, { by: 'staff', actorId: actor.id })),
  )

  const commands = { accept: acceptSuggestions, run: runImport, resume: resumeImport } as const
  for (const name of ['accept', 'run', 'resume'] as const)
    serve(importEndpoints[name], async ({ ctx, actor, body }) =>
      presentImport(
        ctx,
        await commands[name](ctx, body.importId, { by: 'staff', actorId: actor.id }),
      ),
    )

  for (const name of ['pause', 'cancel'] as const)
    serve(importEndpoints[name], async ({ ctx, actor, body }) =>
      presentImport(
        ctx,
        await stopImport(ctx, body.importId, name, { by: 'staff', actorId: actor.id }),
      ),
    )

  serve(importEndpoints.detail, async ({ ctx, query }) =>
    presentImportDetail(ctx, await importOrNotFound(ctx, query.importId, KIND)),
  )

  serve(importEndpoints.list, ({ ctx, query }) => importsListed(ctx, KIND, query))
  serve(importEndpoints.faults, ({ ctx, query }) => faultyRowsListed(ctx, KIND, query))
  serve(importEndpoints.photos, ({ ctx, query }) => faultyPhotosListed(ctx, KIND, query))
  serve(importEndpoints.faultFile, ({ ctx, query }) => faultFile(ctx, { ...query, kind: KIND }))
  serve(importEndpoints.template, ({ ctx, query }) =>
    templateFile(ctx, { kind: query.kind }, query.format),
  )
  serve(importEndpoints.sellers, async ({ ctx }) => ({
    sellers: await sellersNamed(ctx),
    yards: await yardsNamed(ctx),
  }))
}
