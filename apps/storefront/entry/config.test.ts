import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const WHOLE = { API_URL: 'http://127.0.0.1:4000', OBJECTS_URL: 'http://127.0.0.1:7070/bucket/' }

describe('the configuration of the storefront', () => {
  it('needs the API and the object store, and has an answer for the rest', () => {
    expect(readConfig(WHOLE)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      metricsHost: '127.0.0.1',
      metricsPort: 9464,
      apiUrl: 'http://127.0.0.1:4000',
      objectsUrl: 'http://127.0.0.1:7070/bucket',
      uploadsUrl: 'http://127.0.0.1:7070/bucket',
      publicUrl: 'http://127.0.0.1:3000',
      backofficeUrl: 'http://127.0.0.1:3100',
      realtimeUrl: undefined,
      redisUrl: undefined,
      redisPrefix: 'ironsouq:',
      serviceKey: undefined,
      trustProxy: false,
    })
  })

  it('lets uploads go to another host than pictures come from', () => {
    const { uploadsUrl } = readConfig({ ...WHOLE, UPLOADS_URL: 'https://store.example/' })
    expect(uploadsUrl).toBe('https://store.example')
  })

  it('tells every fault at once, by the name of the variable', () => {
    const wrong = { NODE_ENV: 'prod', PORT: '70000', API_URL: 'ftp://api', OBJECTS_URL: ' ' }
    expect(() => readConfig(wrong)).toThrow(
      /NODE_ENV[\s\S]*prod[\s\S]*PORT[\s\S]*70000[\s\S]*API_URL[\s\S]*ftp:\/\/api[\s\S]*OBJECTS_URL is missing/,
    )
  })

  it('does not tell a secret that is too short', () => {
    const wrong = { ...WHOLE, REDIS_URL: 'http://cache', SERVICE_KEY: 'short-secret' }
    expect(() => readConfig(wrong)).toThrow(/REDIS_URL[\s\S]*SERVICE_KEY has at least 32/)
    expect(() => readConfig(wrong)).not.toThrow(/short-secret/)
  })
})
