import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { expect, test } from '../environment/fixtures.ts'
import { load, structuredDataOf } from './html.ts'

test('a video has its structured data, its captions as a file, and no other page [RT-11] [NW-2]', async ({
  request,
}) => {
  const list = await request.get(`/api${videoEndpoints.list.path}`, { headers: { locale: 'ar' } })
  const { data } = (await list.json()) as {
    data: { records: { videoId: string; title: string; chapters: number }[] }
  }
  // Films uploaded by other tests have no chapters.
  const { videoId, title } = data.records.find(({ chapters }) => chapters === 4) ?? {
    videoId: 'none',
    title: '',
  }
  const page = await load(request, `/ar/videos/${videoId}`)
  expect(page.status).toBe(200)
  const { VideoObject } = structuredDataOf(page)
  expect(VideoObject).toMatchObject({ name: title, duration: 'PT12S' })
  expect(VideoObject?.['hasPart']).toHaveLength(4)
  const captions = await request.get(`/ar/videos/${videoId}/captions/ar`)
  expect(captions.headers()['content-type']).toContain('text/vtt')
  expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\n/)
  for (const path of [
    'videos/none',
    `videos/${videoId.replace(/.$/, '0')}1`,
    `videos/${videoId}/captions/xx`,
  ])
    expect([path, (await load(request, `/en/${path}`)).status]).toEqual([path, 404])
})
