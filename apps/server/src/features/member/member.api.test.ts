import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { describe, expect, it } from 'vitest'
import { SERVICE_KEY, startServer } from '#test/harness.ts'
import { environment, start } from '#test/processes.ts'
import { aMember } from './member.builder.ts'

describe('who is signed in', () => {
  it('is told with nick name, picture, id, mail and mobile [CL-11]', async () => {
    await using server = await startServer()
    const { id } = await aMember(server.ctx, { nickName: 'خالد', pic: 'member/khalid.webp' })
    await aMember(server.ctx, { nickName: 'Someone else' })
    const bearer = await server.tokenFor({ audience: 'member', id })
    expect(await server.client({ bearer })(memberEndpoints.userInfo)).toEqual({
      nickName: 'خالد',
      pic: 'member/khalid.webp',
      userId: id,
      userMail: 'khalid@example.com',
      userMobile: '+971501234567',
    })
  })

  it('has empty words for what is not known [CL-11]', async () => {
    await using server = await startServer()
    const { id } = await aMember(server.ctx, { mail: null, mobile: null })
    const bearer = await server.tokenFor({ audience: 'member', id })
    const info = await server.client({ bearer })(memberEndpoints.userInfo)
    expect(info).toMatchObject({ pic: '', userMail: '', userMobile: '' })
  })

  it('is nobody without a token, or with one of a member who is gone: A00004 [CL-11]', async () => {
    await using server = await startServer()
    const gone = await server.tokenFor({ audience: 'member', id: crypto.randomUUID() })
    for (const options of [{}, { bearer: gone }, { bearer: SERVICE_KEY }])
      await expect(server.client(options)(memberEndpoints.userInfo)).rejects.toMatchObject({
        status: 401,
        code: 'A00004',
      })
  })

  it('can be made for development, with a token', async () => {
    await using server = await startServer()
    const args = ['--audience', 'member', '--nick-name', 'Layla', '--mail', 'layla@example.com']
    await using made = start('token', environment(server), args)
    expect(await made.ended).toBe(0)
    const info = await server.client({ bearer: made.output().trim() })(memberEndpoints.userInfo)
    expect(info).toMatchObject({ nickName: 'Layla', userMail: 'layla@example.com' })
  })
})
