import { storeApplicationEndpoints as endpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { typedDirhams } from '#features/deals/quote/parts/typed-amount.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import type { Part } from './open-store-step.ts'

const CAPITAL = 'registeredCapital.amount'

async function send(visit: Visit, part: Part, form: FormData) {
  switch (part) {
    case 'basics':
      // Without another logo the stored one stays.
      if (textIn(form, 'logo') === '') form.delete('logo')
      return sendForm(visit, endpoints.saveBasics, form)
    case 'company': {
      const capital = textIn(form, CAPITAL).trim()
      return sendForm(visit, endpoints.saveCompany, form, {
        given: capital === '' ? {} : { registeredCapital: typedDirhams(capital) },
      })
    }
    case 'categories': {
      const categoryIds = form.getAll('categoryIds').filter((id) => typeof id === 'string')
      return sendForm(visit, endpoints.saveCategories, form, { given: { categoryIds } })
    }
    case 'settlement':
      return sendForm(visit, endpoints.saveSettlement, form)
  }
}

/** Saves one step; undefined when it was saved. */
export async function saveStep(
  visit: Visit,
  part: Part,
  form: FormData,
): Promise<FormAnswer | undefined> {
  const names = [...new Set(form.keys())]
  const { faults } = await send(visit, part, form)
  return faults ? { faults, typed: typedIn(form, names) } : undefined
}
