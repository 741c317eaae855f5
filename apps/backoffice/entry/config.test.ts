import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('needs the API and the object store, and has an answer for the rest', () => {
  const given = { API_URL: 'http://127.0.0.1:4000', OBJECTS_URL: 'http://127.0.0.1:7070/bucket/' }
  expect(readConfig(given)).toEqual({
    host: '127.0.0.1',
    port: 3100,
    metricsHost: '127.0.0.1',
    metricsPort: 9464,
    apiUrl: 'http://127.0.0.1:4000',
    objectsUrl: 'http://127.0.0.1:7070/bucket',
    uploadsUrl: 'http://127.0.0.1:7070/bucket',
    publicUrl: 'http://127.0.0.1:3100',
    serviceKey: undefined,
    framesUrl: 'http://127.0.0.1:3000',
    realtimeUrl: undefined,
    trustProxy: false,
  })
  expect(() => readConfig({ PORT: 'x' })).toThrow(/PORT[\s\S]*OBJECTS_URL[\s\S]*API_URL/)
})
