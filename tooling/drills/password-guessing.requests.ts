import { randomBytes } from 'node:crypto'
import { TERMS_VERSION } from '../../packages/contract/src/identity/identity/identity.limits.ts'

/** A random IP address. */
export const randomAddress = (): string => `10.${[...randomBytes(3)].join('.')}`

export interface Response {
  status: number
  text: string
  milliseconds: number
}

export async function post(
  url: string,
  body: object,
  { address, deviceKey = '' }: { address: string; deviceKey?: string },
): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
  }
  if (deviceKey) headers['x-device-key'] = deviceKey
  const began = performance.now()
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await reply.text()
  return { status: reply.status, text, milliseconds: performance.now() - began }
}

export const loginBody = (account: string, password: string) => ({
  account,
  password,
  agreed: TERMS_VERSION,
})
