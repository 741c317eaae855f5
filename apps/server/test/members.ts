import type { LocaleCode } from '@ironsouq/i18n/locales'
import { aMember } from '#features/people/member/member.builder.ts'
import type { NewMember } from '#features/people/member/member.service.ts'
import type { TestServer } from './harness.ts'

/** A signed-in member, with clients for any language. */
export async function aSignedInMember(server: TestServer, given: Partial<NewMember> = {}) {
  const { id } = await aMember(server.ctx, given)
  const bearer = await server.tokenFor({ audience: 'member', id })
  const call = (language: LocaleCode = 'en') => server.client({ bearer, language })
  return { id, bearer, call: call(), in: call }
}
