import type { Endpoint } from '@ironsouq/contract/endpoint'
import { DEVICE_KEY } from '@ironsouq/contract/identity/session/session.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { TestServer } from './harness.ts'

interface Caller {
  address?: string
  deviceKey?: string | null
  userAgent?: string
  language?: LocaleCode
  bearer?: string
}

export interface Answered {
  status: number
  code: string
  msg: string
  /** The invalid fields of a refused call, else the result of the endpoint. */
  data: unknown
}

/** The whole response to a call from any address and device, refused or not. */
export async function answered(
  server: TestServer,
  e: Endpoint,
  body: object,
  { address = '94.200.17.203', deviceKey, userAgent, language = 'en', bearer }: Caller = {},
): Promise<Answered> {
  const reply = await server.app.inject({
    method: e.method,
    url: e.path,
    payload: body,
    remoteAddress: address,
    headers: {
      locale: language,
      ...(deviceKey && { [DEVICE_KEY]: deviceKey }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(bearer && { authorization: bearer }),
    },
  })
  const { code, msg, data } = reply.json<Omit<Answered, 'status'>>()
  return { status: reply.statusCode, code, msg, data }
}

/** How many responses had each status. */
export const statusesOf = (all: readonly Answered[]): Record<number, number> => {
  const statuses: Record<number, number> = {}
  for (const { status } of all) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}
