import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { HELP } from '@ironsouq/contract/page-cache'
import { data } from 'react-router'
import type { FailureData } from '#kit/api/failure.ts'
import { answered, formOf, sendForm } from '#kit/form/read-form.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'

/** The topics, and what was found for the words of the address. */
export async function helpCenterShown({ call, tag }: Visit, url: URL) {
  tag(HELP)
  const { data: asked } = helpEndpoints.search.query.safeParse({ q: url.searchParams.get('q') })
  const [center, found] = await Promise.all([
    call(helpEndpoints.center),
    asked ? call(helpEndpoints.search, { query: asked }) : null,
  ])
  return { center, found: found && asked ? { words: asked.q, records: found.records } : null }
}

export async function helpArticleShown({ call, tag }: Visit, slug: string) {
  const { data: query } = helpEndpoints.detail.query.safeParse({ slug })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(HELP)
  return call(helpEndpoints.detail, { query })
}

/** Counts whether the article answered the question. */
export async function helpVoted(visit: Visit, request: Request, slug: string) {
  const form = await formOf(request, visit)
  const { faults } = await sendForm(visit, helpEndpoints.vote, form, { given: { slug } })
  return answered(faults ? { faults } : { done: true })
}
