import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Language = z.object({ language: z.string(), name: z.string(), hide: z.boolean() })

const Languages = z.object({
  /** The default of the installation, and its name. */
  language: z.string(),
  name: z.string(),
  langItemList: z.array(Language),
})
export type Languages = z.output<typeof Languages>

export const languageEndpoints = {
  default: endpoint({
    method: 'GET',
    path: '/lang/default',
    audience: 'anyone',
    summary: 'The default language and the list; hidden languages must not be offered',
    data: Languages,
  }),
}
