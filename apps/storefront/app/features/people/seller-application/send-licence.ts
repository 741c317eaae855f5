import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { apiWith } from '#kit/api/browser-api.ts'
import { type SentFile, uploadDocument } from './parts/upload-document.ts'

/** Uploads the trade licence; the ticket names it in the application. */
export const sendLicence = (file: File, t: Translate): Promise<SentFile> =>
  uploadDocument(file, t, {
    ask: async (body) => {
      const call = apiWith({ handlesRefusal: true })
      const { licence, ...asked } = await call(sellerApplicationEndpoints.askLicence, { body })
      return { ticket: licence, ...asked }
    },
  })
