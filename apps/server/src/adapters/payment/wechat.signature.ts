import {
  createDecipheriv,
  createPrivateKey,
  randomBytes,
  sign,
  verify,
  type X509Certificate,
} from 'node:crypto'
import * as z from 'zod/mini'

const TAG_BYTES = 16
/** How old a message of WeChat may be. */
const MOST_SKEW_SECONDS = 300

export interface WechatKeys {
  mchId: string
  /** Of our certificate, as WeChat knows it. */
  serialNo: string
  /** PEM. */
  privateKey: string
  /** 32 bytes: what WeChat encrypts with. */
  apiV3Key: string
}

export const Encrypted = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  nonce: z.string(),
  associated_data: z.optional(z.string()),
  ciphertext: z.string(),
})

/** Rejects what was changed on its way. */
export function decrypted(given: z.output<typeof Encrypted>, apiV3Key: string): string {
  const { nonce, associated_data: associated = '', ciphertext } = given
  const bytes = Buffer.from(ciphertext, 'base64')
  const opened = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: TAG_BYTES })
  opened.setAAD(Buffer.from(associated))
  opened.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([opened.update(bytes.subarray(0, -TAG_BYTES)), opened.final()]).toString(
    'utf8',
  )
}

/** The Authorization of one call: method, path with query, time, nonce and body are signed. */
export function authorizationOf(
  { mchId, serialNo, privateKey }: WechatKeys,
  call: { method: string; target: string; body: string; at: Date },
): string {
  const timestamp = String(Math.floor(call.at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const text = `${call.method}\n${call.target}\n${timestamp}\n${nonce}\n${call.body}\n`
  const signature = sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString(
    'base64',
  )
  const fields = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serialNo }
  const listed = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`
}

/** Whether WeChat signed this body a moment ago. */
export function isOfWechat(
  body: Uint8Array,
  header: (name: string) => string | undefined,
  { certificate, at }: { certificate: X509Certificate; at: Date },
): boolean {
  const timestamp = header('wechatpay-timestamp') ?? ''
  const skew = Math.abs(at.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || skew > MOST_SKEW_SECONDS) return false
  const before = `${timestamp}\n${header('wechatpay-nonce') ?? ''}\n`
  const text = Buffer.concat([Buffer.from(before), body, Buffer.from('\n')])
  const signature = Buffer.from(header('wechatpay-signature') ?? '', 'base64')
  return verify('sha256', text, certificate.publicKey, signature)
}
