import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import type { Visit } from '#kit/request/visit.server.ts'
import { changedChoices } from './channel-choices.ts'

/** Saves each choice that the form changes. */
export async function saveChoices({ api }: Visit, form: FormData): Promise<object> {
  const { choices } = await api(consentEndpoints.list)
  for (const body of changedChoices(form, choices)) await api(consentEndpoints.set, { body })
  return {}
}
