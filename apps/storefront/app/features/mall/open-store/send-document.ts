import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import type { StoreDocumentKind } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { Translate } from '@ironsouq/i18n/messages'
import {
  type SentFile,
  uploadDocument,
} from '#features/people/seller-application/parts/upload-document.ts'
import { apiWith } from '#kit/api/browser-api.ts'

const { askDocument, attachDocument } = storeApplicationEndpoints

/** Uploads a document and adds it to the own application, in place of the one of its kind. */
export function sendDocument(file: File, kind: StoreDocumentKind, t: Translate): Promise<SentFile> {
  const call = apiWith({ handlesRefusal: true, isOwn: true })
  return uploadDocument(file, t, {
    ask: async (asked) => {
      const { documentId, ...upload } = await call(askDocument, { body: { kind, ...asked } })
      return { ticket: documentId, ...upload }
    },
    attach: (documentId) => call(attachDocument, { body: { documentId } }),
  })
}
