import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { and, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { member } from './member.tables.ts'

type Asked = QueryOf<typeof memberSupportEndpoints.list>

/** Matches the beginning; `%` and `_` of the text stand for themselves. */
const begins = (text: SQL, typed: string) =>
  sql`${text} like ${`${escapedLike(typed.toLowerCase())}%`}`

const matching = (q: string) =>
  or(
    begins(sql`lower(${member.nickName})`, q),
    begins(sql`lower(${member.company})`, q),
    begins(sql`lower(${member.account})`, q),
    begins(sql`lower(${member.mail})`, q),
    begins(sql`${member.mobile}`, q.replaceAll(/[ ()-]/g, '')),
  )

/** One page of the members who are not erased. */
export async function membersListed(ctx: Ctx, asked: Asked) {
  const isByName = asked.sort.endsWith('nickName')
  const list = keyset(asked, {
    by: isByName ? sql`lower(${member.nickName})` : member.createdAt,
    id: member.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = and(isNull(member.erasedAt), asked.q ? matching(asked.q) : undefined)
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
