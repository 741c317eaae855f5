import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has an address and a port of its own', () => {
  const given = { API_URL: 'http://127.0.0.1:4000', OBJECTS_URL: 'http://127.0.0.1:7070/bucket/' }
  expect(readConfig(given)).toMatchObject({ port: 3200, publicUrl: 'http://127.0.0.1:3200' })
  expect(readConfig({ ...given, MERCHANT_URL: 'https://dealers.example/' })).toMatchObject({
    publicUrl: 'https://dealers.example',
  })
})
