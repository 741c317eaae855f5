import { expect, it } from 'vitest'
import { prepareDev } from '../scripts/dev/prepare-dev.ts'
import { createEmptyEnvironment } from './environment.ts'

it(
  'lets the pages of all three front ends upload to the bucket',
  { timeout: 150_000 },
  async () => {
    const environment = await createEmptyEnvironment('dev')
    try {
      const { frontEnds } = await prepareDev(environment.env)
      const { S3_ENDPOINT_URL, S3_BUCKET_NAME } = environment.env
      const allowed = async (origin: string) => {
        const address = `${S3_ENDPOINT_URL}/${S3_BUCKET_NAME}/incoming/a`
        const headers = { Origin: origin, 'Access-Control-Request-Method': 'PUT' }
        const reply = await fetch(address, { method: 'OPTIONS', headers })
        return reply.headers.get('access-control-allow-origin')
      }
      expect(frontEnds).toHaveLength(3)
      expect(await Promise.all(frontEnds.map(allowed))).toEqual(frontEnds)
      expect(await allowed('http://elsewhere.example')).toBeNull()
    } finally {
      await environment.destroy()
    }
  },
)
