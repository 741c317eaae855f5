import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { and, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { member } from './member.tables.ts'

type Asked = QueryOf<typeof memberSupportEndpoints.list>

/** Fewer would be those of very many. */
const LAST_DIGITS = /^\d{4,15}$/

/** Matches the beginning; `%` and `_` of the text stand for themselves. */
const begins = (text: SQL, typed: string) =>
  sql`${text} like ${`${escapedLike(typed.toLowerCase())}%`}`

/** A number as people write it within their country has a zero in the place of the country's code. */
const mobileWritten = (q: string) => q.replaceAll(/[\s()-]/g, '')

const mobileEnds = (q: string) => {
  const digits = mobileWritten(q).replace(/^(?:\+|00|0(?=\d{8}))/, '')
  if (!LAST_DIGITS.test(digits)) return undefined
  // oxlint-disable-next-line typescript/no-misused-spread -- only digits
  return begins(sql`reverse(${member.mobile})`, [...digits].toReversed().join(''))
}

/** Members whose name, account, company, mail address or mobile number begins so, or whose mobile number ends so. */
export const memberFoundBy = (q: string) =>
  or(
    begins(sql`lower(${member.nickName})`, q),
    begins(sql`lower(${member.company})`, q),
    begins(sql`lower(${member.account})`, q),
    begins(sql`lower(${member.mail})`, q),
    begins(sql`${member.mobile}`, mobileWritten(q)),
    mobileEnds(q),
  )

/** One page of the members who are not erased. */
export async function membersListed(ctx: Ctx, asked: Asked) {
  const isByName = asked.sort.endsWith('nickName')
  const list = keyset(asked, {
    by: isByName ? sql`lower(${member.nickName})` : member.createdAt,
    id: member.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = and(isNull(member.erasedAt), asked.q ? memberFoundBy(asked.q) : undefined)
  const [found, total] = await Promise.all([
    ctx.db
      .select({ at: list.at, row: member })
      .from(member)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(member, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map(({ row }) => row), next, previous, total }
}
