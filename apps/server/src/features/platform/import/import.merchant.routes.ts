import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { faultFile, templateFile } from './import.file.service.ts'
import { faultyRowsListed, importsListed } from './import.list.queries.ts'
import { faultyPhotosListed } from './import.photo.projection.ts'
import { presentImport, presentImportDetail } from './import.present.ts'
import { importOrNotFound } from './import.queries.ts'
import {
  acceptSuggestions,
  askOwnImport,
  checkFileSent,
  checkOwnImport,
  resumeImport,
  runImport,
  sendImport,
  stopImport,
} from './import.service.ts'

const KIND = 'product'

interface FileAddress {
  url: string
}

const by = ({ id }: Actor) => ({ by: 'merchant', actorId: id }) as const

/** In the call of a merchant every query finds the imports of its own store only. */
export const merchantImportRoutes: Routes = (serve) => {
  serve(merchantImportEndpoints.ask, ({ ctx, actor: { id, sellerId }, body }) => {
    if (sellerId === null) throw forbidden()
    return askOwnImport(ctx, { id, sellerId }, body)
  })

  serve(
    merchantImportEndpoints.send,
    async ({ ctx, actor, body }) =>
      presentImport(ctx, await sendImport(ctx, body.importId, by(actor))),
    { prepare: ({ ctx, body }) => checkFileSent(ctx, body.importId, KIND) },
  )

  serve(merchantImportEndpoints.check, async ({ ctx, actor, body }) =>
    presentImport(ctx, await checkOwnImport(ctx, body, by(actor))),
  )

  const commands = { accept: acceptSuggestions, run: runImport, resume: resumeImport } as const
  for (const name of ['accept', 'run', 'resume'] as const)
    serve(merchantImportEndpoints[name], async ({ ctx, actor, body }) =>
      presentImport(ctx, await commands[name](ctx, body.importId, by(actor))),
    )

  for (const name of ['pause', 'cancel'] as const)
    serve(merchantImportEndpoints[name], async ({ ctx, actor, body }) =>
      presentImport(ctx, await stopImport(ctx, body.importId, name, by(actor))),
    )

  serve(merchantImportEndpoints.detail, async ({ ctx, query }) =>
    presentImportDetail(ctx, await importOrNotFound(ctx, query.importId, KIND)),
  )

  serve(merchantImportEndpoints.list, ({ ctx, query }) => importsListed(ctx, KIND, query))
  serve(merchantImportEndpoints.faults, ({ ctx, query }) => faultyRowsListed(ctx, KIND, query))
  serve(merchantImportEndpoints.photos, ({ ctx, query }) => faultyPhotosListed(ctx, KIND, query))

  // The file is stored outside the transaction that reads its rows.
  serve(merchantImportEndpoints.faultFile, async (_, file: FileAddress) => file, {
    prepare: ({ ctx, query }) => faultFile(ctx, { ...query, kind: KIND }),
  })
  serve(merchantImportEndpoints.template, async (_, file: FileAddress) => file, {
    prepare: ({ ctx, actor: { sellerId }, query }) =>
      templateFile(ctx, { kind: KIND, sellerId }, query.format),
  })
}
