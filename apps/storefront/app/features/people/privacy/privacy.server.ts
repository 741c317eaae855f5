import { accountEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { sendForm, textIn } from '#kit/form/read-form.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { latinDigits } from '#kit/text/input-filter.ts'

export interface PrivacyAnswer extends FormAnswer {
  /** Where the archive can be downloaded, for a minute. */
  download?: string
}

/** Runs the command of the button; an error is returned to its form. */
export async function answerPrivacy(visit: Visit, form: FormData): Promise<PrivacyAnswer> {
  switch (textIn(form, INTENT)) {
    case 'export': {
      const { faults } = await sendForm(visit, privacyEndpoints.ask, form)
      return { form: 'export', ...(faults ? { faults } : { done: true }) }
    }
    case 'download': {
      const { data, faults } = await sendForm(visit, privacyEndpoints.download, form)
      return { form: 'export', ...(faults ? { faults } : { download: data.url }) }
    }
    case SEND_CODE: {
      const { data: sent, faults } = await sendForm(visit, accountEndpoints.sendCode, form, {
        given: { purpose: 'secure' },
      })
      return { form: 'erase', ...(faults ? { faults } : { sent: codeWait(sent) }) }
    }
    default: {
      const { faults } = await sendForm(visit, privacyEndpoints.erase, form, {
        given: { ...(form.has('secondFactor') && { secondFactor: latinDigits }) },
      })
      return { form: 'erase', ...(faults ? { faults } : { done: true, ended: true }) }
    }
  }
}
