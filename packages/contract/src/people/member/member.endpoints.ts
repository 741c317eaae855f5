import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  Code,
  Company,
  Email,
  MobileText,
  NickName,
} from '../../identity/identity/identity.schema.ts'
import { GENDERS, UNITS } from './member.limits.ts'
import { CenterInfo, Due, Profile, UserInfo } from './member.schema.ts'

const BirthDate = z.iso
  .date()
  .check(z.refine((day) => day >= '1900-01-01', 'error.fieldNotAllowed'))

export const memberEndpoints = {
  userInfo: endpoint({
    method: 'GET',
    path: '/p/user/userInfo',
    audience: 'member',
    summary: 'Who is signed in',
    data: UserInfo,
  }),
  centerInfo: endpoint({
    method: 'GET',
    path: '/p/user/centerInfo',
    audience: 'member',
    summary: 'How much of everything the member has',
    data: CenterInfo,
  }),
  due: endpoint({
    method: 'GET',
    path: '/p/user/due',
    audience: 'member',
    summary:
      'What is due next: deposits, viewings, unpaid orders, offers and quotes that end, the soonest first',
    data: z.array(Due),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/p/user/profile',
    audience: 'member',
    summary: 'The profile and display settings of the member',
    data: Profile,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/p/user/profile',
    audience: 'member',
    summary: 'Changes what is given and leaves the rest',
    body: z.object({
      nickName: z.optional(NickName),
      gender: z.optional(z.enum(GENDERS)),
      birthDate: z.optional(z.nullable(BirthDate)),
      company: z.optional(Company),
      locale: z.optional(z.string().check(z.maxLength(10))),
      currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)))),
      units: z.optional(z.enum(UNITS)),
      timeZone: z.optional(z.string().check(z.maxLength(60))),
    }),
    data: Profile,
  }),
  avatar: endpoint({
    method: 'PUT',
    path: '/p/user/avatar',
    audience: 'member',
    summary: 'Sets the uploaded profile photo of the member, or removes it',
    body: z.object({ uploadId: z.nullable(z.uuid()) }),
    data: Profile,
  }),
  mail: endpoint({
    method: 'PUT',
    path: '/p/user/mail',
    audience: 'member',
    summary: 'Changes the email address, verified by the code sent to it',
    body: z.object({ mail: Email, code: Code }),
    data: Profile,
    limit: { max: 20, seconds: 60 },
  }),
  mobile: endpoint({
    method: 'PUT',
    path: '/p/user/mobile',
    audience: 'member',
    summary: 'Changes the mobile number, verified by the code sent to it',
    body: z.object({ mobile: MobileText, code: Code }),
    data: Profile,
    limit: { max: 20, seconds: 60 },
  }),
}
