import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#kernel/ops/config.ts'
import { socialLogin } from './social.config.ts'

const read = (written?: string) =>
  readConfig({ SOCIAL_LOGIN: socialLogin }, written === undefined ? {} : { SOCIAL_LOGIN: written })
    .SOCIAL_LOGIN

const readList = (...entries: object[]) => read(JSON.stringify(entries))

const client = { clientId: 'id', clientSecret: 'hush-hush' }
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })

describe('the list of social logins', () => {
  it('can be missing: then there are none', () => {
    expect(read()).toEqual([])
  })

  it('identifies the providers by name', () => {
    const apple = { type: 'apple', clientId: 'a', teamId: 't', keyId: 'k', privateKey: pem }
    const list = readList(
      { type: 'google', ...client },
      { type: 'microsoft', ...client },
      { type: 'facebook', ...client },
      { type: 'wechat', ...client },
      apple,
    )
    expect(list.map((one) => ('issuer' in one ? one.issuer : one.apiUrl))).toEqual([
      'https://accounts.google.com',
      'https://login.microsoftonline.com/common/v2.0',
      'https://www.facebook.com',
      'https://api.weixin.qq.com',
      'https://appleid.apple.com',
    ])
  })

  it('reports all faults at once, without values', () => {
    let message = ''
    try {
      readList(
        { type: 'google', clientId: 'id' },
        { type: 'gogle', ...client },
        { type: 'microsoft', ...client, tenant: 'x', issuer: 'http://evil.example' },
        { type: 'apple', clientId: 'a', teamId: 't', keyId: 7, privateKey: 'hush-hush' },
        { type: 'wechat', ...client },
        { type: 'wechat', ...client },
      )
    } catch (err) {
      message = String(err)
    }
    expect(message.split('\n').slice(1)).toEqual([
      '  - SOCIAL_LOGIN: entry 1: clientSecret is missing',
      '  - SOCIAL_LOGIN: entry 2: type must be one of google, apple, microsoft, wechat, facebook',
      '  - SOCIAL_LOGIN: entry 3: issuer must be a URL with https',
      '  - SOCIAL_LOGIN: entry 3: tenant is not known',
      '  - SOCIAL_LOGIN: entry 4: keyId has the wrong type',
      '  - SOCIAL_LOGIN: entry 4: privateKey must be a private key of P-256 as PEM',
      '  - SOCIAL_LOGIN: wechat is there twice',
    ])
    expect(message).not.toContain('hush-hush')
  })

  it.each(['{}', 'google', '"google"'])('is not %s', (written) => {
    expect(() => read(written)).toThrow('SOCIAL_LOGIN: must be a list, as JSON')
  })

  it('accepts a provider without https only on this machine', () => {
    const local = { type: 'google', ...client, issuer: 'http://127.0.0.1:4100' }
    expect(readList(local)).toEqual([local])
  })
})
